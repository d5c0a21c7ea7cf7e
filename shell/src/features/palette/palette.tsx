import { useColorScheme, usePageNavigate } from '@escale/design-system';
import { CommandPalette, type Command, type CommandGroup } from '@escale/design-system/command';
import { formatTime, useLocale } from '@escale/i18n';
import { useCallback, useMemo, useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { useMessages } from './messages/catalogue';
import { actionIdsInQuery, personCommands } from './person-commands';
import { useKeysBeforeFocus } from './use-keys-before-focus';
import { usePeople } from './use-people';

/** A page or an action of a module or of the shell. */
export interface Destination {
  id: string;
  label: string;
  path: string;
  icon: Command['icon'];
  detail?: string;
}

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  pages: readonly Destination[];
  actions: readonly Destination[];
  /** Address of the user list; `null` if the signed-in user may not open it. */
  usersPath: string | null;
  /** True if the signed-in user may also change other users. */
  changesUsers: boolean;
  onKeys: () => void;
}

const themeIcons = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'monitor'],
] as const;

const maxPeopleShown = 6;
const minSearchLetters = 2;

/** Renders the command palette: pages, actions of modules, people. */
export function Palette(props: PaletteProps) {
  const { open, onClose, pages, actions, usersPath, changesUsers, onKeys } = props;
  const texts = useMessages();
  const locale = useLocale();
  const navigate = usePageNavigate();
  const online = useOnline();
  const { apply } = useColorScheme();
  const [query, setQuery] = useState('');
  useKeysBeforeFocus(open, (character) => setQuery((before) => before + character));
  const wantsPeople = open && usersPath !== null && query.trim().length >= minSearchLetters;
  const openUser = useCallback(
    ({ id }: { id: string }, search = '') =>
      void navigate(`${usersPath}/${encodeURIComponent(id)}${search && `?${search}`}`),
    [navigate, usersPath],
  );
  const people = usePeople(wantsPeople, openUser);
  const named = actionIdsInQuery(query, texts.acts, changesUsers);
  const { users } = people;
  const onPeople = useMemo(
    () => personCommands(named, users, texts.acts, openUser),
    [named, users, texts, openUser],
  );

  const groups = useMemo((): CommandGroup[] => {
    const leadTo = ({ path, ...destination }: Destination): Command => ({
      ...destination,
      onSelect: () => void navigate(path),
    });
    const own: Command[] = [
      ...themeIcons.map(([theme, icon]) => ({
        id: `theme:${theme}`,
        label: texts.theme(texts.themes[theme]),
        icon,
        keywords: texts.themeWords,
        onSelect: () => apply({ theme }),
      })),
      { id: 'keys', label: texts.keys, icon: 'help', onSelect: onKeys },
    ];
    return [
      { id: 'pages', label: texts.groups.pages, commands: pages.map(leadTo) },
      { id: 'actions', label: texts.groups.actions, commands: [...actions.map(leadTo), ...own] },
      { id: 'people', label: texts.groups.people, commands: people.commands, limit: maxPeopleShown },
      { id: 'on-people', label: texts.groups.onPeople, commands: onPeople, limit: maxPeopleShown },
    ];
  }, [texts, pages, actions, people.commands, onPeople, navigate, apply, onKeys]);

  const offlineNote = () => {
    if (usersPath === null || !wantsPeople) return texts.offline;
    return people.status === 'ready'
      ? texts.offlineKnownPeople(formatTime(new Date(people.readAt).toISOString(), locale))
      : texts.offlinePeople;
  };
  const peopleNote = { ready: undefined, loading: texts.loadingPeople, failed: texts.peopleFailed };
  const note = online ? (wantsPeople ? peopleNote[people.status] : undefined) : offlineNote();

  return (
    <CommandPalette
      open={open}
      label={texts.label}
      placeholder={usersPath === null ? texts.placeholderWithoutPeople : texts.placeholder}
      query={query}
      onQuery={setQuery}
      groups={groups}
      empty={texts.empty}
      note={note}
      onClose={() => {
        setQuery('');
        onClose();
      }}
    />
  );
}
