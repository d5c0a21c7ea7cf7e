import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  start: {
    loading: 'Opening your session…',
    profile: 'Loading your profile...',
    unreachable: 'The server is not responding',
    unreachableHint: 'Your session is kept. Check the network connection, then try again.',
    loadFailed: 'The application could not be loaded',
    pageMissing: 'The page could not be loaded',
    loadFailedHint: 'Check the network connection, then reload the page.',
    registryDown: 'The list of modules cannot be reached',
    registryDownHint: 'Check the network connection, then try again. No data has been lost.',
    retry: 'Try again',
    badConfig: 'The site configuration is wrong',
    badConfigHint: (field) =>
      field === ''
        ? 'The file config.json of this site cannot be read. Tell the person who administers the site.'
        : `In the file config.json of this site, “${field}” is not valid. Tell the person who administers the site.`,
    configDown: 'The site configuration cannot be reached',
  },
  home: {
    modulesState: 'Module status',
    title: (product) => `${product} MODULES`,
    prompt: (greeting) => `${greeting}, choose a module to start.`,
    list: 'Modules',
    comingSoon: 'Coming soon',
    comingSoonToast: (label) => `The ${label} module will be available soon`,
    deniedToast: (label) => `Access to the ${label} module denied`,
    loading: 'Loading the modules…',
    backBlocked: 'Going back is disabled for security',
  },
  access: {
    checking: 'Checking your permissions…',
    error: 'Your permissions could not be loaded',
    errorHint: 'Without them, no module opens. Check the network connection, then try again.',
    retry: 'Try again',
  },
  module: {
    loading: (label) => `Opening the ${label} module…`,
    failed: (label) => `The ${label} module does not open`,
    refused: (label) => `The ${label} module is refused`,
    reason: {
      unreachable: 'Its files could not be loaded.',
      invalid: "The server's answer is not valid: this is not the expected module.",
      file: (file) => `File: ${file}`,
      integrity:
        'A part of the module has been altered or is being updated. For security, it was not executed.',
      integrityDetails: (file) => `Integrity check: the file ${file} is not the one that was published.`,
      origin: (asked) => `Its address ${asked} is not one of the allowed origins.`,
      hostApi: (asked, present) => `It asks for version ${asked} of the platform; this one is ${present}.`,
      shared: (asked, present) =>
        present === ''
          ? `It asks for ${asked}, which the platform does not provide.`
          : `It asks for ${asked}; the platform provides version ${present}.`,
      broken: 'Its code stopped at the start. The error was reported to the technical team.',
    },
    technical: 'Technical details',
    othersWork: 'The rest of the application works.',
    source: (version, team, contact) => `Version ${version} · ${team} (${contact})`,
    retry: 'Try again',
    openPrevious: (version) => `Open the previous version (${version})`,
    updated: (label) => `The ${label} module has been updated.`,
    home: 'Modules home',
  },
  registry: {
    remembered:
      'The list of modules cannot be reached: the last list known to this browser is used. A new attempt is under way.',
  },
  status: {
    announced: 'Coming soon',
    withdrawn: 'Withdrawn for now',
    available: 'Available',
    ready: 'Available',
    renewed: 'New version ready',
    degraded: 'Degraded',
    refused: 'Refused',
  },
  placeholder: {
    title: 'Feature under development',
    text: (label) => `The ${label} module is under development. It will be available soon.`,
    withdrawn: (label) => `The ${label} module is not available at the moment.`,
  },
  crash: {
    title: 'An error occurred',
    text: 'The error was reported to the technical team automatically.',
    home: 'Back to home',
    at: (moment) => `When you contact support, mention: error on ${moment}.`,
    refresh: 'Refresh',
    retry: 'Try again',
    inModule: (label) => `The ${label} module has stopped. The rest of the application works.`,
  },
};
