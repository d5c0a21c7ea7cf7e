import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { Button } from '../../../core/actions/button';
import { ButtonText } from '../../../core/actions/button-text';
import { IconButton } from '../../../core/actions/icon-button';
import { VisuallyHidden } from '../../../core/layout/primitives';
import { styled } from '../../../core/theme/styled';
import { useDescription } from '../../../core/tooltip/use-description';
import { useState } from 'react';
import type { DataTableColumn } from '../data-table-types';
import { checkBoxStyles } from '../grid/check-box';
import { moveColumn, toggleColumn, type ColumnLayout } from '../model/column-layout';
import { useMessages } from '../messages';

interface ColumnPickerProps {
  columns: ReadonlyMap<string, Pick<DataTableColumn<never>, 'header'>>;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onRestore: () => void;
}

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

const Content = styled(
  Popover.Content,
  {
    base: {
      display: 'grid',
      gap: '3',
      width: { base: '100vw', sm: '20rem' },
      maxHeight: { base: 'calc(100dvh - 5rem)', sm: 'min(32rem, var(--available-height), 100dvh - 5rem)' },
      overflowY: 'auto',
      zIndex: 'dropdown',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: { base: '0', sm: 'lg' },
      borderStartRadius: { base: 'xl', sm: 'lg' },
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'md',
      outline: 'none',
      '&[data-state=open]': { animation: 'drop-in 0.14s ease-out' },
    },
  },
  passAsChild,
);

/** On a narrow screen the popover is a sheet at the bottom, since a popover beside the button would be clipped. */
const Positioner = styled(
  Popover.Positioner,
  {
    base: {
      smDown: {
        position: 'fixed !important',
        inset: 'auto 0 0 0 !important',
        transform: 'none !important',
        width: 'full !important',
      },
    },
  },
  passAsChild,
);

const Title = styled('p', { base: { fontWeight: 'semibold' } });
const Hint = styled('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const List = styled('ul', { base: { display: 'grid', listStyle: 'none', margin: '0', padding: '0' } });
const Item = styled('li', { base: { display: 'flex', alignItems: 'center', gap: '1', minHeight: '9' } });
const Label = styled('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', flex: '1', minWidth: '0', cursor: 'pointer' },
});
const CheckBox = styled('input', { base: checkBoxStyles });
const ButtonRow = styled('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '2' } });

/** Renders the 'Colonnes' button and its popover, in which the user shows, hides and moves columns. */
export function ColumnPicker({ columns, layout, onLayout, onRestore }: ColumnPickerProps) {
  const texts = useMessages();
  const [news, setNews] = useState('');
  const count = layout.order.length;
  const last = count - layout.hidden.length === 1;
  const lastReason = useDescription(last ? texts.lastColumn : undefined);

  const move = (id: string, header: string, step: -1 | 1) => {
    const next = moveColumn(layout, id, step);
    onLayout(next);
    setNews(texts.moved(header, next.order.indexOf(id) + 1, count));
  };

  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit portalled>
      <Popover.Trigger asChild>
        <Button icon="columns" data-tooltip="">
          <ButtonText from="xl">{texts.columns}</ButtonText>
        </Button>
      </Popover.Trigger>
      <Portal>
        <Positioner>
          <Content aria-label={texts.columnsTitle}>
            <div>
              <Title>{texts.columnsTitle}</Title>
              <Hint>{texts.columnsHint}</Hint>
            </div>
            <List>
              {layout.order.map((id, index) => {
                const header = columns.get(id)?.header ?? id;
                const shown = !layout.hidden.includes(id);
                return (
                  <Item key={id}>
                    <Label>
                      <CheckBox
                        type="checkbox"
                        checked={shown}
                        aria-disabled={shown && last ? true : undefined}
                        aria-describedby={shown ? lastReason : undefined}
                        data-tooltip={shown && last ? texts.lastColumn : undefined}
                        onChange={() => {
                          if (!shown || !last) onLayout(toggleColumn(layout, id));
                        }}
                      />
                      {header}
                    </Label>
                    <IconButton
                      icon="chevron-up"
                      label={texts.moveUp(header)}
                      {...(index === 0 && { unavailableReason: texts.alreadyFirst })}
                      onClick={() => move(id, header, -1)}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={texts.moveDown(header)}
                      {...(index === count - 1 && { unavailableReason: texts.alreadyLast })}
                      onClick={() => move(id, header, 1)}
                    />
                  </Item>
                );
              })}
            </List>
            <ButtonRow>
              <Button variant="ghost" size="sm" onClick={onRestore}>
                {texts.restore}
              </Button>
              <Popover.CloseTrigger asChild aria-label={texts.close}>
                <Button size="sm">{texts.close}</Button>
              </Popover.CloseTrigger>
            </ButtonRow>
            <VisuallyHidden role="status">{news}</VisuallyHidden>
          </Content>
        </Positioner>
      </Portal>
    </Popover.Root>
  );
}
