import { Component } from '@angular/core';

const pages = 3

@Component({
  selector: 'app-sign-up',
  imports: [ReactiveFormsModule, MatFormFieldModule, MatInputModule],
  template: `
    <h1>Create account</h1>
    <form [formGroup]="form" (ngSubmit)="signUp()">
      <mat-form-field>
        <mat-label>E-mail</mat-label>
        <input matInput type="email" formControlName="email" autocomplete="username">
      </mat-form-field>
      <mat-form-field>
        <mat-label>Password</mat-label>
        <input matInput type="password" formControlName="password">
      </mat-form-field>
      <button mat-flat-button>Create account</button>
    </form>
  `,
  styles: `mat-form-field { display: block }`,
})
export class SignUpComponent {
  readonly template: string = '<input type="password">'
}
