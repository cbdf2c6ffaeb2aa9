#!/usr/bin/env python3
"""confined.py ROOT USER GROUP [--unit FILE] COMMAND…: runs a command as a container or a unit of systemd does.

It has ROOT as its file system, which it can read but not write, an empty /tmp, no capability and no way to one, and the
environment that it is given. With --unit it is also held to what the unit says of system calls, of address families, of memory
that can be written and run, and of open files. Needs a mount namespace of its own, root, and Debian's python3-seccomp.
"""
import ctypes
import errno
import os
import resource
import socket
import subprocess
import sys

libc = ctypes.CDLL(None, use_errno=True)
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_SET_MDWE = 24, 38, 65


def prctl(option, value):
    return libc.prctl(option, ctypes.c_ulong(value), 0, 0, 0)


def settings(path):
    """What a unit's section Service says: a list of values for each name, since a name may be there more than once."""
    found, section = {}, None
    with open(path) as file:
        for line in file:
            line = line.strip()
            if line.startswith("["):
                section = line
            elif section == "[Service]" and line and not line.startswith(("#", ";")):
                name, value = line.split("=", 1)
                found.setdefault(name, []).append(value)
    return found


def calls(names):
    """The system calls that names and sets, such as @system-service, stand for."""
    found = set()
    for name in names:
        if not name.startswith("@"):
            found.add(name)
            continue
        lines = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, capture_output=True, text=True)
        found |= calls(line.strip() for line in lines.stdout.splitlines()[1:] if not line.strip().startswith("#"))
    return found


def call_filter(service):
    import seccomp

    allowed = set()
    for value in service["SystemCallFilter"]:
        if value.startswith("~"):
            allowed -= calls(value[1:].split())
        else:
            allowed |= calls(value.split())
    assert service["SystemCallErrorNumber"] == ["EPERM"] and "connect" in allowed and "mount" not in allowed
    # By these the child that reads Swift limits itself.
    assert {"setrlimit", "prlimit64"} <= allowed
    filter = seccomp.SyscallFilter(defaction=seccomp.ERRNO(errno.EPERM))
    for name in sorted(allowed - {"socket"}):
        if seccomp.resolve_syscall(seccomp.Arch(), name) >= 0:
            filter.add_rule(seccomp.ALLOW, name)
    for family in service["RestrictAddressFamilies"][-1].split():
        filter.add_rule(seccomp.ALLOW, "socket", seccomp.Arg(0, seccomp.EQ, int(getattr(socket, family))))
    return filter


def main(root, user, group, *command):
    service = {}
    if command[0] == "--unit":
        service, command = settings(command[1]), command[2:]
    filter = call_filter(service) if service else None
    for words in (["--rbind", root, root], ["-o", "remount,bind,ro", root],
                  ["-t", "tmpfs", "-o", "mode=1777,nosuid,nodev,noexec", "tmpfs", f"{root}/tmp"]):
        subprocess.run(["mount", *words], check=True)
    os.chroot(root)
    os.chdir("/")
    with open("/proc/sys/kernel/cap_last_cap") as file:
        last = int(file.read())
    for capability in range(last + 1):
        assert prctl(PR_CAPBSET_DROP, capability) == 0
    assert prctl(PR_SET_NO_NEW_PRIVS, 1) == 0
    if "LimitNOFILE" in service:
        most = int(service["LimitNOFILE"][-1])
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.setgroups([])
    os.setgid(int(group))
    os.setuid(int(user))
    if service.get("MemoryDenyWriteExecute") == ["yes"] and prctl(PR_SET_MDWE, 1) != 0:
        print("this kernel cannot forbid memory that is written and run", file=sys.stderr)
    if filter:
        filter.load()
    os.execvp(command[0], command)


if __name__ == "__main__":
    main(*sys.argv[1:])
