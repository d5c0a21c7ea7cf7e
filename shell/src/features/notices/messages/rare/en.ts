import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  uncaught: {
    title: (label) => `An action of the ${label} module failed`,
    kept: 'The page stays open with what you entered. The error was reported to the technical team.',
    reported: 'The error was reported to the technical team. “Try again” opens the page again.',
    missing: (reason) => `${reason} “Try again” opens the module again.`,
    missingKept: (reason) => `${reason} Save what you entered, then reload the page.`,
    retry: 'Try again',
  },
  fallback: {
    title: (label, version) => `The previous version of the ${label} module is shown (${version}).`,
    reason: (version, reason) => `Version ${version} does not start. ${reason}`,
    retry: 'Try the new version again',
  },
  override: {
    title: {
      active: (id, origin) => `The ${id} module is replaced with the one from ${origin} in this tab.`,
      asked: (id, origin) =>
        `A link asks to replace the ${id} module with the one from ${origin} in this tab.`,
      unreachable: (id, origin) => `The ${id} module from ${origin} is not responding and is not used.`,
      refused: (id, origin) => `Replacing the ${id} module with the one from ${origin} was refused.`,
    },
    hint: {
      active: 'Developer mode: the files of this module are not the ones that were published.',
      asked:
        'Accept only if you develop this module on this computer: its code would act with your permissions. The published module is still used.',
      unreachable:
        'Check that the development server is running and that the browser may reach this computer, then reload the page.',
      refused: 'The site configuration does not allow it; the published module is used.',
    },
    closed: 'The server of this site does not allow this address; the published module is still used.',
    confirm: 'Use my local version',
    ignore: 'Ignore',
    leave: 'Leave this mode',
  },
  preview: {
    title: {
      active: (label) => `Preview of the ${label} module in this tab`,
      asked: (label) => `A link offers a preview of the ${label} module in this tab`,
      expired: () => 'This preview has expired',
      denied: (label) => `The preview of the ${label} module does not open`,
      unreachable: (label) => `The preview of the ${label} module could not be loaded`,
    },
    hint: {
      active: (version, end) =>
        `Version ${version} is not published. It opens in this tab only and acts with your permissions. End of the preview: ${end}.`,
      asked: (version, end) =>
        `Accept only if the module's team gave you this link: the code of version ${version}, which is not published, would act with your permissions. End of the preview: ${end}.`,
      expired: 'The published version of the module is used.',
      denied: 'The module is withdrawn for now, or you do not have the permission to view it.',
      unreachable: 'The published version of the module is used. Reload the page to try again.',
    },
    confirm: 'Open the preview',
    ignore: 'Ignore',
    leave: 'Leave the preview',
  },
};
