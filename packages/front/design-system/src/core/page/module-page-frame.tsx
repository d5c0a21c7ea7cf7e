import { ButtonLink } from '../actions/links';
import { useMessages } from '../messages';
import type { BreadcrumbItem } from './breadcrumb';
import { styled } from '../theme/styled';
import { PageFrame, type PageFrameProps } from './page-frame';

export interface ModulePageFrameProps extends Omit<PageFrameProps, 'breadcrumb'> {
  /** Address of the list of modules: first item of the breadcrumb, target of 'Retour aux modules'. */
  modulesPath: string;
  /** Pages between the list of modules and this one. */
  parents?: readonly Required<BreadcrumbItem>[];
  /** Last item of the breadcrumb; the title by default. */
  current?: string;
  /** The back button: 'Retour aux modules' by default, `null` for none. */
  back?: { to?: string; label?: string } | null;
}

/** On a phone, for assistive technology only: the trail beside it already shows the text. */
const BackText = styled('span', { base: { srOnly: { base: true, sm: false } } });

/** Renders a page of a module: breadcrumb from the list of modules, title, actions and a back button. */
export function ModulePageFrame(props: ModulePageFrameProps) {
  const { modulesPath, parents = [], current = props.title, back = {}, actions, ...rest } = props;
  const texts = useMessages();
  const backLink = back !== null && (
    <ButtonLink to={back.to ?? modulesPath} icon="arrow-left">
      <BackText>{back.label ?? texts.backToModules}</BackText>
    </ButtonLink>
  );
  return (
    <PageFrame
      {...rest}
      breadcrumb={[{ label: texts.modules, to: modulesPath }, ...parents, { label: current }]}
      actions={
        <>
          {actions}
          {backLink}
        </>
      }
    />
  );
}
