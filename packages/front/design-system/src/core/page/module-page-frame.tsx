import { ButtonText } from '../actions/button-text';
import { ButtonLink } from '../actions/links';
import { useMessages } from '../messages';
import type { BreadcrumbItem } from './breadcrumb';
import { PageFrame, type PageFrameProps } from './page-frame';

export interface ModulePageFrameProps extends Omit<PageFrameProps, 'breadcrumb' | 'back'> {
  /** Address of the list of modules; the first breadcrumb item and 'Retour aux modules' link to it. */
  modulesPath: string;
  /** Breadcrumb items between the list of modules and this page. */
  parents?: readonly Required<BreadcrumbItem>[];
  /** Label of the last breadcrumb item; the title by default. */
  current?: string;
  /** Overrides the back button, which is 'Retour aux modules' by default; `null` removes the button. */
  back?: { to?: string; label?: string } | null;
}

/** Renders the frame of a module's page: title, actions, back button, and a breadcrumb that begins with the list of modules. */
export function ModulePageFrame(props: ModulePageFrameProps) {
  const { modulesPath, parents = [], current = props.title, back = {}, actions, ...rest } = props;
  const texts = useMessages();
  const backLink = back !== null && (
    <ButtonLink to={back.to ?? modulesPath} icon="arrow-left" data-tooltip="">
      {/* On a phone, only the icon is shown: the breadcrumb already shows a link back. */}
      <ButtonText from="sm">{back.label ?? texts.backToModules}</ButtonText>
    </ButtonLink>
  );
  return (
    <PageFrame
      {...rest}
      breadcrumb={[{ label: texts.modules, to: modulesPath }, ...parents, { label: current }]}
      actions={actions}
      back={backLink}
    />
  );
}
