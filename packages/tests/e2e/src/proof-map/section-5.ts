import { inFile, spec, type Section } from './proof';

const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const authRules = inFile('packages/contracts/src/auth/auth.test.ts');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const apiBadInput = inFile('mock-api/src/users/bad-input.test.ts');
const newUserRules = inFile('mf-users/src/app/new-user-rules.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const checkImage = inFile('packages/front/account/src/avatar/check-image.test.ts');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');
const apiAvatar = inFile('mock-api/src/users/avatar.test.ts');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');

/** §5: validation rules. */
export const section5: Section = {
  section: '5',
  literal: false,
  sentences: [
    {
      text: "Login e-mail | required | 'Adresse email requise'",
      proofs: [signInPage('refuses %j without a call'), authRules('refuses %j with %s')],
    },
    {
      text: "Login e-mail | valid format; trimmed and lower-cased before sending | 'Adresse email invalide'",
      proofs: [
        signInPage('refuses %j without a call'),
        signInPage('sends the address trimmed and lower-cased'),
        authRules('is trimmed and lower-cased'),
        authRules('refuses %j with %s'),
      ],
    },
    {
      text: "Login password | required | 'Mot de passe requis'",
      proofs: [signInPage('refuses an empty password without a call')],
    },
    {
      text: "Forgot-password e-mail | valid e-mail | 'Veuillez entrer un email valide'",
      proofs: [forgottenPasswordPage('refuses %j without a call')],
    },
    {
      text: "Reset password | at least 8 characters | 'Mot de passe minimum 8 caractères'",
      proofs: [resetPasswordPage('requires 8 characters'), authRules('refuses %j')],
    },
    {
      text: "Reset confirmation | at least 8 characters | 'Confirmation requise'",
      proofs: [resetPasswordPage('%s confirmed by %j')],
    },
    {
      text: "Reset confirmation | equals password | 'Les mots de passe ne correspondent pas'",
      proofs: [
        resetPasswordPage('%s confirmed by %j'),
        resetPasswordPage('clears the mismatch when the first field is corrected'),
      ],
    },
    {
      text: "OTP code | exactly 6 characters, numeric input | 'Le code doit faire exactement 6 chiffres'",
      proofs: [
        otpPage('%j is refused without a call'),
        otpPage('is sent with the address, once'),
        otpPage('accepts a pasted sentence; submit requires six digits'),
        authRules('accepts six digits, even with leading zeros'),
      ],
    },
    {
      text: "User e-mail | valid e-mail | 'Email invalide' (detail general tab), 'Adresse email invalide' (create/edit form)",
      proofs: [
        userGeneral('%s %j: %s'),
        newUserPage('refuses in %s: %.20s'),
        editUserPage('refuses an invalid address without a call'),
        apiBadInput('e-mail rejects %s'),
      ],
    },
    {
      text: "username | minimum 3 characters | 'Nom d'utilisateur minimum 3 caractères'",
      proofs: [
        userGeneral('%s %j: %s'),
        newUserRules('refuses the username %.10s before any call'),
        apiBadInput('a new user requires each field'),
      ],
    },
    {
      text: "firstName | minimum 1 | 'Prénom requis'",
      proofs: [
        userGeneral('%s %j: %s'),
        newUserPage('shows the missing values field by field and sends nothing'),
        apiBadInput('a new user requires each field'),
      ],
    },
    {
      text: "lastName | minimum 1 | 'Nom requis'",
      proofs: [
        userGeneral('%s %j: %s'),
        newUserPage('shows the missing values field by field and sends nothing'),
        apiBadInput('a new user requires each field'),
      ],
    },
    {
      text: 'role | one of SUPER_ADMIN, ADMIN, OPERATOR (form default OPERATOR) | -',
      proofs: [
        newUserPage('offers the three roles and no status'),
        newUserPage(
          'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
        ),
        userGeneral('from %s, every role and status can be chosen'),
        apiBadInput('rejects %j'),
      ],
    },
    {
      text: 'status | one of ACTIVE, INACTIVE, SUSPENDED (general tab only) | -',
      proofs: [
        userGeneral('from %s, every role and status can be chosen'),
        newUserPage('offers the three roles and no status'),
        apiBadInput('rejects %j'),
      ],
    },
    {
      text: "Password change | password at least 8; confirmPassword at least 8 ('Confirmation requise') and equal ('Les mots de passe ne correspondent pas', shown on the confirmation field) | 'Mot de passe minimum 8 caractères'",
      proofs: [
        userSecurity('%.10s confirmed by %.10s: %s'),
        userSecurity('confirmed by %j shows the error on the confirmation field'),
      ],
    },
    {
      text: 'Preferences language | fr, en or ar | -',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        apiBadInput('preferences reject %s'),
      ],
    },
    {
      text: 'Preferences timezone | string; options Africa/Abidjan, Europe/Paris, America/New_York, Asia/Tokyo | -',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        userPreferences('keeps a time zone that is not in the list'),
      ],
    },
    {
      text: 'Preferences dateFormat | DD/MM/YYYY, MM/DD/YYYY or YYYY-MM-DD | -',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        apiBadInput('preferences reject %s'),
      ],
    },
    {
      text: 'Preferences timeFormat | 24h or 12h | -',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        apiBadInput('preferences reject %s'),
      ],
    },
    {
      text: 'Notification flags | booleans | -',
      proofs: [
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
        apiBadInput('preferences reject %s'),
      ],
    },
    {
      text: "Avatar type | jpeg, jpg, png, gif, webp | 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP'",
      proofs: [
        checkImage('%s is accepted'),
        checkImage('%s is refused for its type'),
        editableAvatar('%s is refused before any call'),
        apiAvatar('rejects a text, an SVG with a script and a page, whatever their names'),
      ],
    },
    {
      text: "Avatar size | at most 5 MB | 'Fichier trop volumineux (maximum 5MB)'",
      proofs: [
        checkImage('%s is accepted'),
        checkImage('one byte over 5 MB is refused for its size'),
        editableAvatar('%s is refused before any call'),
      ],
    },
    {
      text: 'Password strength score 0 to 5: one point each for length of 8 or more, uppercase, lowercase, digit, special character.',
      proofs: [authRules('scores %j as %i'), resetPasswordPage('marks the criteria that are met')],
    },
    { text: 'Labels: Très faible, Faible, Moyen, Fort, Très fort.', proofs: [resetPasswordPage('%s is %s')] },
    {
      text: 'Submit of the reset form is disabled below score 3.',
      proofs: [resetPasswordPage('has no label before the first character; submit is enabled from 3 on')],
    },
    {
      text: 'The OTP submit is disabled unless the code is 6 long.',
      proofs: [otpPage('accepts a pasted sentence; submit requires six digits')],
    },
    {
      text: 'The preferences save button is disabled until the form has changed.',
      proofs: [
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
        spec(
          'profile',
          'Mon Profil from the user menu, for somebody without any module: facts, preferences and activity',
        ),
      ],
    },
    {
      text: 'Bulk actions do nothing when nothing is selected.',
      proofs: [usersBulk('offers no action without a selection'), apiBadInput('a bulk action rejects %s')],
    },
    {
      text: 'Confirmations: bulk activate and deactivate ask for confirmation listing the full names; bulk delete asks for a warning confirmation saying it is irreversible, also listing the names; single delete…',
      proofs: [
        usersBulk('%s asks for confirmation with the count and the full names, then runs'),
        usersBulk('a deletion warns that it is irreversible and lists the names'),
        usersPage('asks for confirmation with the name, then deletes and confirms'),
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
        userSecurity('warns that all active sessions end, then changes it'),
        userSecurity('are deleted after a confirmation'),
        securityPage(
          'lets a super administrator force a logout after confirmation and refetches the statistics',
        ),
        spec('frame', 'user menu by keyboard and by mouse; signing out asks first, Annuler and Escape stay'),
        spec('force-logout', 'a forced logout asks first, then signs the other browser out at once'),
      ],
    },
    {
      text: 'Settings inputs have bounds only as input limits and are not enforced or sent (section 9).',
      proofs: [
        settingsPage('Sécurité: four policies and three bounded numbers'),
        settingsPage('accepts a number out of bounds, and the default for an empty input'),
        settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
      ],
    },
  ],
};
