import { useState } from 'react';
import { Menu } from '@escale/design-system/menu';
import { useMessages } from '../../../messages/catalogue';
import { useSavedViews } from '../model/use-saved-views';
import { ViewNameDialog } from './view-name-dialog';

/** Renders the menu of saved views: opens one, saves the search, filters and sort as a view, deletes the open view. */
export function SavedViews({ owner }: { owner: string }) {
  const texts = useMessages().list.views;
  const { views, current, worthSaving, show, save, remove } = useSavedViews(owner);
  const [naming, setNaming] = useState(false);
  const label = current === undefined ? texts.menu : texts.shown(current.name);
  return (
    <>
      <Menu
        trigger={label}
        label={label}
        align="start"
        items={[
          ...views.map((view) => ({
            id: `show ${view.name}`,
            label: view.name,
            icon: view === current ? ('check' as const) : ('filter' as const),
            onSelect: () => show(view),
          })),
          {
            id: 'save',
            label: texts.saveAs,
            icon: 'save',
            disabled: !worthSaving,
            onSelect: () => setNaming(true),
          },
          ...(current === undefined
            ? []
            : [
                {
                  id: 'remove',
                  label: texts.remove(current.name),
                  icon: 'trash' as const,
                  tone: 'danger' as const,
                  onSelect: () => remove(current.name),
                },
              ]),
        ]}
      />
      <ViewNameDialog open={naming} onSave={save} onClose={() => setNaming(false)} />
    </>
  );
}
