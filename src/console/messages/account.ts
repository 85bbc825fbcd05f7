import type { OperatorRole } from '#domain/operators/permissions.ts';

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  owner: 'Owner',
  staff: 'Staff',
  packer: 'Packer',
  driver: 'Driver',
};

/** One's own account. */
export const accountTexts = {
  title: 'My account',
  role: 'Role',
  email: 'E-mail',
  passwordTitle: 'Password',
  current: 'Current password',
  currentMissing: 'Please enter your current password.',
  change: 'Change the password',
  saving: 'Saving…',
  passwordNote: 'A new password signs you out on your other devices.',
  proofTitle: 'Is it you?',
  proofConfirm: 'Confirm and save',
  totpTitle: 'Second factor',
  totpOff: 'Off. With it, nobody gets in with your password alone.',
  totpOn: (left: number) => `On. ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  totpPasswordText: 'Your password first, to be sure that it is you.',
  goOn: 'Go on',
  scanText:
    'Scan this with an authenticator app. On the phone that has the app, open it from here or paste the key. Then enter its code.',
  qrLabel: 'QR code for an authenticator app',
  key: 'Key',
  copyKey: 'Copy the key',
  openApp: 'Open in an authenticator app',
  code: 'Code of the app',
  codeMissing: 'Please enter the six digits of the app.',
  recoveryTitle: 'Your recovery codes',
  recoveryText:
    'Each of these lets you in once without the app. They are shown only now: keep them in a safe place.',
  copy: 'Copy',
  print: 'Print',
  kept: 'I have kept them',
  offText: 'Signing in will ask for the password alone.',
  sessionsTitle: 'Where you are signed in',
  thisDevice: 'This device',
  end: 'Sign out',
  endLabel: (device: string) => `Sign out ${device}`,
  since: (time: string) => `since ${time}`,
  seen: (time: string) => `seen ${time}`,
  unknownDevice: 'Unknown device',
} as const;
