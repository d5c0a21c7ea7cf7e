import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
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
      origin: (requirement) => `Its address ${requirement} is not one of the allowed origins.`,
      hostApi: (requirement, providedVersion) =>
        `It asks for version ${requirement} of the platform; this one is ${providedVersion}.`,
      shared: (requirement, providedVersion) =>
        providedVersion === ''
          ? `It asks for ${requirement}, which the platform does not provide.`
          : `It asks for ${requirement}; the platform provides version ${providedVersion}.`,
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
  placeholder: {
    title: 'Feature under development',
    text: (label) => `The ${label} module is under development. It will be available soon.`,
  },
};
