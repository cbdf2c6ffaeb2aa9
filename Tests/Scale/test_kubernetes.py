"""Packaging/kubernetes: the Job is valid, and its pods, run here one by one, leave a complete result whatever is killed."""
import os
import pathlib
import re
import shutil
import signal

import kubernetes_validate
import yaml

from scaletest import PACKAGING, ScaleTest, command_line, descendants, kill_tree, wait_until

PATH = PACKAGING / "kubernetes" / "scan-job.yaml"
SHARES, COUNT = 3, 300


class JobTest(ScaleTest):
    def setUp(self):
        super().setUp()
        self.documents = list(yaml.safe_load_all(PATH.read_text()))
        self.job = next(each for each in self.documents if each["kind"] == "Job")["spec"]
        self.pod = self.job["template"]["spec"]
        self.container, = self.pod["containers"]
        self.told = {each["name"]: each["value"] for each in self.container["env"]}
        self.everything = self.names(COUNT, SHARES)
        self.input, self.output = self.write_input(self.everything), self.folder / "results"

    def pod_of(self, index):
        """The command of a pod, with its own environment and nothing else but where the files and hosts are."""
        scratch = self.folder / f"scratch-{index}"
        scratch.mkdir(exist_ok=True)
        environment = {"PATH": os.environ["PATH"], "TMPDIR": str(scratch), "JOB_COMPLETION_INDEX": str(index)} | self.told
        environment |= {"SHARES": str(SHARES), "INPUT": str(self.input), "OUTPUT": str(self.output)}
        command = [shutil.which(self.container["command"][0]), *self.container["command"][1:]]
        return self.start(command + self.container["args"] + self.hosts.options() + ["--jobs=4"], env=environment)

    def test_kubernetes_takes_every_key(self):
        page = list(yaml.safe_load_all((PACKAGING / "serve" / "kubernetes.yaml").read_text()))
        for document in self.documents + page:
            kubernetes_validate.validate(document, kubernetes_validate.latest_version(), strict=True)

    def test_the_shares_are_those_of_the_job(self):
        self.assertEqual(self.job["completionMode"], "Indexed")
        self.assertEqual(int(self.told["SHARES"]), self.job["completions"])
        self.assertLessEqual(self.job["parallelism"], self.job["completions"])
        # Both are needed for the rules that say which failures count.
        self.assertEqual(self.pod["restartPolicy"], "Never")
        self.assertGreater(self.job["backoffLimitPerIndex"], 0)

    def test_a_pod_has_the_time_to_finish_what_is_under_way(self):
        timeout, = [int(word.split("=")[1]) for word in self.container["args"] if word.startswith("--timeout=")]
        self.assertGreater(self.pod["terminationGracePeriodSeconds"], 3 * timeout)

    def test_it_runs_as_the_user_of_the_image_and_writes_where_it_may(self):
        user = re.search(r"^USER (\d+):(\d+)$", (PACKAGING / "Dockerfile").read_text(), re.MULTILINE)
        context = self.pod["securityContext"]
        self.assertEqual((context["runAsUser"], context["runAsGroup"]), (int(user[1]), int(user[2])))
        self.assertTrue(context["runAsNonRoot"])
        own = self.container["securityContext"]
        self.assertTrue(own["readOnlyRootFilesystem"])
        self.assertFalse(own["allowPrivilegeEscalation"])
        self.assertEqual(own["capabilities"], {"drop": ["ALL"]})
        mounted = {each["mountPath"]: each["name"] for each in self.container["volumeMounts"]}
        self.assertEqual(set(mounted.values()), {each["name"] for each in self.pod["volumes"]})
        for path in (self.told["INPUT"], self.told["OUTPUT"], "/tmp/share"):
            self.assertTrue(any(str(folder) in mounted for folder in pathlib.PurePath(path).parents), path)
        claims = {each["metadata"]["name"] for each in self.documents if each["kind"] == "PersistentVolumeClaim"}
        self.assertEqual({each["persistentVolumeClaim"]["claimName"] for each in self.pod["volumes"]
                          if "persistentVolumeClaim" in each}, claims)
        self.assertIn("memory", self.container["resources"]["limits"])

    def test_the_pods_together_answer_each_line_once(self):
        self.hosts.gate.open()
        for pod in [self.pod_of(index) for index in range(SHARES)]:
            self.finish(pod)
        self.assert_complete(self.results(self.output), self.everything)
        self.assertEqual(sorted(self.hosts.asked()), sorted(self.everything))

    def test_a_pod_goes_on_where_one_was_killed(self):
        first, *others = [self.pod_of(index) for index in range(SHARES)]
        self.hosts.gate.wait(SHARES)
        kill_tree(first)
        file = self.output / "00000.jsonl"
        before = self.results(self.output)
        self.assertGreater(len(file.read_bytes().splitlines()), 0)
        with open(file, "ab") as results:
            results.write(b'{"domain": "host-0')  # as a kill leaves it
        self.hosts.gate.open()
        for pod in [*others, self.pod_of(0)]:
            self.finish(pod)
        self.assert_complete(self.results(self.output), self.everything)
        self.assert_asked_once(before)

    def test_a_pod_that_is_told_to_stop_writes_what_is_under_way(self):
        pod = self.pod_of(0)
        self.hosts.gate.wait(1)
        # The shell has become the scan, which gets the signal as the first process of a container does.
        pod.send_signal(signal.SIGTERM)
        self.hosts.gate.open()
        self.finish(pod, 143)
        stopped = self.results(self.output)
        self.assertEqual([each for each in stopped if each["file"] == "no-answer"], [])
        for index in range(SHARES):
            self.finish(self.pod_of(index))
        self.assert_complete(self.results(self.output), self.everything)

    def test_two_pods_of_an_index_take_turns(self):
        first = self.pod_of(0)
        self.hosts.gate.wait(1)
        second = self.pod_of(0)
        wait_until(lambda: any(command_line(one)[:1] == ["flock"] for one in descendants(second.pid)))
        self.hosts.gate.open()
        for pod in (first, second, self.pod_of(1), self.pod_of(2)):
            self.finish(pod)
        self.assert_complete(self.results(self.output), self.everything)

    def test_a_list_that_cannot_be_read_fails_the_pod(self):
        self.input.unlink()
        pod = self.pod_of(0)
        self.assertNotEqual(pod.wait(), 0)
        self.assertEqual(self.results(self.output), [])
