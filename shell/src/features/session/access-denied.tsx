import { useSession } from '@escale/auth';
import { fullName, moduleRights, paths, permissionLabelsOf, type ModuleDescriptor } from '@escale/contracts';
import {
  Button,
  ButtonLink,
  EmptyState,
  ModulePageFrame,
  usePageNavigate,
  useSupportEmail,
} from '@escale/design-system';
import { labelOf, useLocale, useVocabulary } from '@escale/i18n';
import { useMessages } from './messages/catalogue';

export interface AccessDeniedProps {
  missing: string;
  /** What the user may not open: a module, or something else that a sentence describes. */
  refused: { module: ModuleDescriptor } | { sentence: string };
}

const toModuleRight = (missing: string) => moduleRights.find((right) => right === missing);

/** Returns a function that returns the label of the missing right: the module's own label, else the common one. */
function useRightLabel(missing: string) {
  const { language } = useLocale();
  const vocabulary = useVocabulary();
  return (module: ModuleDescriptor) =>
    permissionLabelsOf(module, language)[missing] ?? labelOf(vocabulary.permissions, missing);
}

/**
 * Returns a function that states the missing right: the sentence of §2 for a standard right, else a sentence with the right's
 * label.
 */
function useDenialSentence(missing: string) {
  const { denied } = useMessages();
  const rightLabel = useRightLabel(missing);
  return (module: ModuleDescriptor) => {
    const right = toModuleRight(missing);
    return right === undefined
      ? denied.message.other(module.label, rightLabel(module))
      : denied.message[right](module.label);
  };
}

/** Renders a link that opens a prepared mail to support, which requests the missing right. */
function RequestAccessLink({ module, missing }: { module: ModuleDescriptor; missing: string }) {
  const { denied } = useMessages();
  const { user } = useSession();
  const supportEmail = useSupportEmail();
  const rightLabel = useRightLabel(missing);
  const subject = denied.requestSubject(module.label, rightLabel(module), user ? fullName(user) : '');
  return (
    <ButtonLink
      variant="secondary"
      icon="mail"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
    >
      {denied.request}
    </ButtonLink>
  );
}

/** Renders the access-denied screen of §2 'Module guard'; for a module, names the module and the missing right. */
export function AccessDenied({ missing, refused }: AccessDeniedProps) {
  const { denied } = useMessages();
  const navigate = usePageNavigate();
  const sentence = useDenialSentence(missing);
  const title = denied.title[toModuleRight(missing) ?? 'visible'];
  // A tab that was opened at this address has no earlier page to go back to.
  const handleBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.modules));
  return (
    <ModulePageFrame
      title={title}
      modulesPath={paths.modules}
      current={'module' in refused ? refused.module.label : title}
      back={null}
      heading={
        <EmptyState
          headingLevel="h1"
          icon="lock"
          title={title}
          description={
            <>
              <p>{'module' in refused ? sentence(refused.module) : refused.sentence}</p>
              <p>{denied.hint}</p>
            </>
          }
          actions={
            <>
              <Button variant="secondary" onClick={handleBack}>
                {denied.back}
              </Button>
              {'module' in refused && <RequestAccessLink module={refused.module} missing={missing} />}
              <ButtonLink to={paths.modules} variant="primary">
                {denied.home}
              </ButtonLink>
            </>
          }
        />
      }
    />
  );
}
