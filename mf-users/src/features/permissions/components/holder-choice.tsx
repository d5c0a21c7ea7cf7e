import { usersQueryOptions } from '@escale/api-client';
import { fullName, roles } from '@escale/contracts';
import { foldText } from '@escale/contracts/fold-text';
import { ButtonLink, Card, ScrollRow, Stack, styled, Text, usePageNavigate } from '@escale/design-system';
import { Input } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useCompareMessages } from '../../../messages/compare/catalogue';

/** Maximum number of results shown; the user finds the others with a more specific query. */
const maxResults = 8;

const Label = styled('label', { base: { fontWeight: 'semibold', fontSize: 'sm' } });

/** One line that scrolls sideways on a phone; else wraps. The padding is room for the focus ring. */
const Results = styled(ScrollRow, {
  base: {
    listStyle: 'none',
    flexWrap: { base: 'nowrap', sm: 'wrap' },
    gap: '2',
    margin: '-1',
    padding: '1',
    '& > *': { flexShrink: 0 },
  },
});

/** True if each word of the query occurs in the text. */
const matchesQuery = (text: string, query: string) => {
  const folded = foldText(text);
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word));
};

export interface HolderChoiceProps {
  /** The user being compared. */
  userId: string;
  /** The id or role being compared with; empty while nothing is chosen. */
  chosen: string;
  addressOf: (idOrRole: string) => string;
}

/**
 * Renders a search for the colleague or role to compare with, and marks the chosen one. Enter opens
 * the first result of a typed query.
 */
export function HolderChoice({ userId, chosen, addressOf }: HolderChoiceProps) {
  const compare = useCompareMessages();
  const vocabulary = useVocabulary();
  const navigate = usePageNavigate();
  const { list } = useMessages();
  const { data: users = [], isPending, isError } = useQuery(usersQueryOptions());
  const [query, setQuery] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen === '') field.current?.focus();
  }, [chosen]);

  const isTyped = foldText(query) !== '';
  const ofRoles = roles.map((role) => ({
    key: role,
    label: compare.role(vocabulary.roles[role]),
    words: '',
  }));
  const people = users
    .filter((user) => user.id !== userId)
    .map((user) => ({ key: user.id, label: fullName(user), words: `${user.username} ${user.email}` }));
  const found = isTyped
    ? [...people, ...ofRoles].filter(({ label, words }) => matchesQuery(`${label} ${words}`, query))
    : [...people.filter(({ key }) => key === chosen), ...ofRoles];
  const shown = found.slice(0, maxResults);

  return (
    <Card role="search">
      <Stack gap="2">
        <Label htmlFor={id}>{compare.search}</Label>
        <Text id={`${id}-hint`} tone="muted" fontSize="sm" srOnly={{ base: true, sm: false }}>
          {compare.hint}
        </Text>
        <Input
          ref={field}
          id={id}
          type="search"
          value={query}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            const [first] = shown;
            if (key === 'Enter' && isTyped && first !== undefined) void navigate(addressOf(first.key));
          }}
        />
        <Text role="status" tone="muted" fontSize="sm" _empty={{ display: 'none' }}>
          {isError ? list.loadFailed : isTyped && !isPending && compare.found(found.length, shown.length)}
        </Text>
        <Results as="ul" aria-label={compare.results}>
          {shown.map(({ key, label }) => (
            <li key={key}>
              <ButtonLink
                size="sm"
                to={addressOf(key)}
                {...(key === chosen && { 'aria-current': 'true', icon: 'check' })}
              >
                <bdi>{label}</bdi>
              </ButtonLink>
            </li>
          ))}
        </Results>
      </Stack>
    </Card>
  );
}
