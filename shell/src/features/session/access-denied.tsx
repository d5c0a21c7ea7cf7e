import { moduleRights, paths, permissionLabelsOf, type ModuleDescriptor } from '@escale/contracts';
import { Button, ButtonLink, EmptyState, ModulePageFrame, usePageNavigate } from '@escale/design-system';
import { labelOf, useLocale, useVocabulary } from '@escale/i18n';
import { useMessages } from './messages/catalogue';

export interface AccessDeniedProps {
  missing: string;
  /** What is refused: the module, or a custom sentence. */
  refused: { module: ModuleDescriptor } | { sentence: string };
}

const guardRight = (missing: string) => moduleRights.find((right) => right === missing);

/** Returns the sentence of §2 for a guarded right; any other right is named by its label. */
function useSentence(missing: string) {
  const { denied } = useMessages();
  const { language } = useLocale();
  const vocabulary = useVocabulary();
  return (module: ModuleDescriptor) => {
    const right = guardRight(missing);
    if (right !== undefined) return denied.message[right](module.label);
    const own = permissionLabelsOf(module, language)[missing];
    return denied.message.other(module.label, own ?? labelOf(vocabulary.permissions, missing));
  };
}

/** Renders the access-denied screen of §2 'Module guard'; names the module and the missing right. */
export function AccessDenied({ missing, refused }: AccessDeniedProps) {
  const { denied } = useMessages();
  const navigate = usePageNavigate();
  const sentence = useSentence(missing);
  const title = denied.title[guardRight(missing) ?? 'visible'];
  // A tab opened at this address has no history to go back in.
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
