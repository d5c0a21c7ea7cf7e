import { Dialog } from '@ark-ui/react/dialog';
import { createListCollection, Listbox } from '@ark-ui/react/listbox';
import { Portal } from '@ark-ui/react/portal';
import { Icon } from '../../core/icon/icon';
import { VisuallyHidden } from '../../core/layout/primitives';
import { useMemo, useRef, type ReactNode } from 'react';
import { Backdrop } from '../dialog/dialog-parts';
import { useHasBeenTrue } from '../../core/hooks/use-has-been';
import { useOpener } from '../dialog/use-opener';
import * as Part from './command-parts';
import type { Command, CommandGroup } from './command-types';
import { Keys } from '../keys/keys';
import { matchCommands } from './match-commands';
import { useMessages } from './messages';

export interface CommandPaletteProps {
  open: boolean;
  /** Accessible name of the dialog, its input and its list. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  /** Text shown if no command matches. */
  empty: string;
  /** Note below the commands: what is still loading, or unavailable. */
  note?: ReactNode;
  /** Called before a selected command runs, and when the user dismisses the palette. */
  onClose: () => void;
}

function CommandLine({ command }: { command: Command }) {
  const { icon, label, detail } = command;
  return (
    <Part.Option item={command} highlightOnHover>
      <Icon name={icon} size={18} />
      <Part.OptionLabel dir="auto">{label}</Part.OptionLabel>
      {detail !== undefined && <Part.OptionDetail dir="auto"> {detail}</Part.OptionDetail>}
    </Part.Option>
  );
}

function KeyHint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      <Keys keys={keys} /> {children}
    </span>
  );
}

function OpenCommandPalette(props: CommandPaletteProps) {
  const { open, label, placeholder, query, onQuery, groups, empty, note, onClose } = props;
  const texts = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const opener = useOpener(open);
  const matches = useMemo(() => matchCommands(groups, query), [groups, query]);
  const commands = useMemo(() => matches.flatMap((group) => group.commands), [matches]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: commands,
        itemToValue: ({ id }) => id,
        itemToString: (command) => command.label,
      }),
    [commands],
  );
  const run = (id: string) => {
    onClose();
    commands.find((command) => command.id === id)?.onSelect();
  };

  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      aria-label={label}
      initialFocusEl={() => input.current}
      finalFocusEl={opener}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Part.Positioner>
          <Part.Panel>
            <Listbox.Root
              asChild
              collection={collection}
              value={[]}
              loopFocus
              onSelect={({ value }) => run(value)}
            >
              <Part.Body>
                <Part.SearchRow>
                  <Icon name="search" size={18} />
                  <Part.SearchInput
                    ref={input}
                    autoHighlight
                    role="combobox"
                    aria-expanded={commands.length > 0}
                    aria-label={label}
                    placeholder={placeholder}
                    value={query}
                    maxLength={100}
                    onChange={(event) => onQuery(event.currentTarget.value)}
                  />
                </Part.SearchRow>
                <VisuallyHidden role="status">
                  {commands.length > 0 ? texts.results(commands.length) : empty}
                </VisuallyHidden>
                {commands.length === 0 && <Part.Message aria-hidden>{empty}</Part.Message>}
                <VisuallyHidden>
                  <Listbox.Label>{label}</Listbox.Label>
                </VisuallyHidden>
                <Part.Options hidden={commands.length === 0} tabIndex={-1}>
                  {matches.map((group) => (
                    <Listbox.ItemGroup key={group.id} id={group.id}>
                      <Part.GroupLabel>{group.label}</Part.GroupLabel>
                      {group.commands.map((command) => (
                        <CommandLine key={command.id} command={command} />
                      ))}
                    </Listbox.ItemGroup>
                  ))}
                </Part.Options>
                {note !== undefined && <Part.Message role="status">{note}</Part.Message>}
              </Part.Body>
            </Listbox.Root>
            <Part.Hints aria-hidden>
              <KeyHint keys={['↑', '↓']}>{texts.hints.move}</KeyHint>
              <KeyHint keys={['↵']}>{texts.hints.open}</KeyHint>
              <KeyHint keys={[texts.escape]}>{texts.hints.close}</KeyHint>
            </Part.Hints>
          </Part.Panel>
        </Part.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/**
 * Renders a command palette: a dialog with a search input and a list of commands, filtered as the user types. The best match is
 * highlighted: arrows move the highlight, Enter runs the command, Escape closes the dialog and restores the focus.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return useHasBeenTrue(props.open) ? <OpenCommandPalette {...props} /> : null;
}
