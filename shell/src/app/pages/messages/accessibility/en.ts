import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

export const en: Translation<typeof fr> = {
  title: 'Accessibility',
  back: 'Back to the application',
  intro: (product) =>
    `The ${product} team wants everybody to be able to use this application: by keyboard, with a screen reader, at a very large text size, without a mouse and without colours. This statement covers all its pages, before and after sign-in.`,
  state: {
    title: 'Compliance status',
    text: (product) =>
      `${product} is partially compliant with the French accessibility standard (RGAA 4.1) and with WCAG 2.2 at level AA, because of the points listed below.`,
    noRate: 'This is a self-assessment. No third party has carried out an audit, so no rate is published.',
  },
  tests: {
    title: 'Tests carried out',
    text: 'These tests pass for every version before it goes live:',
    items: [
      "axe's automatic rules (WCAG 2.0 to 2.2, A and AA) on every screen and each of its states, in the light theme; contrast in the dark theme, too, on a selection of screens;",
      'a width of 320 pixels, which is a zoom of 400%: nothing but tables scrolls sideways;',
      'whole journeys by keyboard alone: signing in, finding and editing a user, granting a permission, signing a user out, sorting, reordering and exporting the table;',
      'the sign-in, the home, the table and the permissions as read by a simulated screen reader;',
      'texts half as long again, on a phone and on a desktop; colours imposed by the system: focus, chosen tab, state of the switches;',
      'focus on the title of every new page and reduced motion.',
    ],
  },
  gaps: {
    title: 'What is left to do',
    items: [
      'People have not yet tried the application with NVDA, JAWS, VoiceOver or TalkBack.',
      'Large tables keep only the rows near the screen in the page: a screen reader announces the total number of rows, but reaches the others only by moving through the table.',
      "The styles provide for the system's forced colours (high contrast), but nobody has tried them yet.",
      'The PDF made by printing is not tagged by the application; the CSV file is the alternative.',
    ],
  },
  contact: {
    title: 'Contact us',
    text: 'If a page or an action gets in your way, tell us: we will give you the information or carry out the action with you, then fix the page.',
  },
  recourse: {
    title: 'Complaints',
    text: 'If our answer does not help, turn to the management of your company; in France, you can also refer the matter to the Defender of Rights.',
    link: 'Defender of Rights: make a complaint',
  },
  made: {
    title: 'About this statement',
    date: 'Date',
    technologies: 'Technologies',
    tools: 'Test tools',
  },
};
