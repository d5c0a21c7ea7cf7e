import { textTools } from '@escale/i18n/text-tools';
import type { MailTexts } from './fr';

const { plural } = textTools('en');

const hoursOf = (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` });
const minutesOf = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` });

const roles = { SUPER_ADMIN: 'Super administrator', ADMIN: 'Administrator', OPERATOR: 'Operator' };

export const en: MailTexts = {
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  signature: (product, support) =>
    `This email was sent automatically by ${product}. Any questions? Write to ${support}.`,
  linkInText: (label, link) => `${label}: ${link}`,
  linkByHand: 'If the button does not work, copy this address into your browser:',
  linkValidity: (hours, until) =>
    `This link is valid for ${hoursOf(hours)}, until ${until}, and works only once.`,
  moment: (moment) => `Date and time: ${moment}.`,
  unexpected: (support) => `Not expecting this? Tell your administrator or write to ${support}.`,
  code: {
    subject: (product, code) => `${code} is your ${product} sign-in code`,
    title: 'Your verification code',
    body: (product) => `Enter this code to finish signing in to ${product}:`,
    validity: (minutes) => `It is valid for ${minutesOf(minutes)} and works only once.`,
    device: (device) => `Device: ${device}.`,
    address: (address) => `IP address: ${address}.`,
    notYou:
      'Were you not trying to sign in? Do not give this code to anyone, and change your password. The link below stops this sign-in and reports it to the administrators under Security.',
    disown: 'It was not me',
  },
  reset: {
    subject: (product) => `Reset your ${product} password`,
    title: 'Choose a new password',
    body: (product) =>
      `Someone asked to reset the password of your ${product} account. Use the button to choose a new one:`,
    button: 'Choose a new password',
    notYou: 'Did you not ask for this? Ignore this email: your password stays the same.',
  },
  invitation: {
    subject: (product) => `Activate your ${product} account`,
    title: (product) => `Welcome to ${product}`,
    body: (product) =>
      `An account on ${product} has been created for you. Choose your password to activate it:`,
    button: 'Activate my account',
    notYou: 'Were you not expecting this invitation? Ignore this email.',
  },
  passwordChanged: {
    subject: (product) => `Your ${product} password has been changed`,
    title: 'Your password has been changed',
    body: (product) =>
      `An administrator has changed the password of your ${product} account. All your sessions have been signed out.`,
    byOwner: (product) =>
      `The password of your ${product} account has just been changed from your session. All your sessions have been signed out.`,
  },
  accountChanged: {
    subject: (product) => `Your ${product} account has been changed`,
    title: 'Your account has been changed',
    body: (product) => `An administrator has changed your ${product} account:`,
    byOwner: (product) => `Your ${product} account has just been changed from your session:`,
    email: 'The email address of the account has changed: future emails will go to the new address.',
    role: (role) => `Your role is now: ${roles[role]}.`,
    status: {
      ACTIVE: 'Your account is now active.',
      INACTIVE: 'Your account is now inactive: you can no longer sign in.',
      SUSPENDED: 'Your account is now suspended: you can no longer sign in.',
    },
    permissions: 'Your permissions on modules have been changed.',
  },
  confirmEmail: {
    subject: (product) => `Confirm your new ${product} email address`,
    title: 'Confirm your new email address',
    body: (product) =>
      `This address was given as the new email address of an account on ${product}. It will only count once it is confirmed:`,
    button: 'Confirm the address',
    notYou: 'Did you not ask for this? Ignore this email: nothing will change.',
  },
  emailChangeAsked: {
    subject: (product) => `Change of email address requested for your ${product} account`,
    title: 'A change of email address was requested',
    body: (product) =>
      `A new email address has just been given for your ${product} account, from your session.`,
    pending: (hours) =>
      `A link has been sent to the new address. If it is confirmed within ${hoursOf(hours)}, it will replace this one.`,
    notYou: (support) =>
      `Was it not you? Change your password: the request will be cancelled. Also tell your administrator or write to ${support}.`,
  },
};
