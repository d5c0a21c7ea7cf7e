import { IconButton } from '../../../core/actions/icon-button';
import { Icon } from '../../../core/icon/icon';
import { styled } from '../../../core/theme/styled';
import { useAddressInput } from '../../forms/use-address-input';
import { useMessages } from '../messages';

interface SearchBoxProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Called when the user presses the down arrow. */
  onDown: () => void;
  /** Called when the user presses Enter; not called while the rows do not yet match the typed text. */
  onEnter: () => void;
}

const Root = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: { base: '1 1 6rem', sm: '1 1 14rem', xl: '1 1 12rem' },
    maxWidth: { lg: '24rem' },
    minWidth: '0',
    color: 'fg.muted',
    '& > svg': { position: 'absolute', insetInlineStart: '3', pointerEvents: 'none' },
    '& > button': { position: 'absolute', insetInlineEnd: '0.5' },
  },
});

const SearchInput = styled('input', {
  base: {
    width: 'full',
    height: 'control.md',
    paddingInlineStart: '9',
    paddingInlineEnd: '9',
    // Without text there is no button to clear it.
    _placeholderShown: { paddingInlineEnd: '2' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Renders the search input of the table. Escape clears the input; the down arrow and Enter call the callbacks. */
export function SearchBox({ label, query, onQuery, onDown, onEnter }: SearchBoxProps) {
  const texts = useMessages();
  const { draft, setDraft, clear } = useAddressInput(query, onQuery);
  return (
    <Root role="search">
      <Icon name="search" size={16} />
      <SearchInput
        type="search"
        placeholder={texts.search}
        aria-label={label}
        value={draft}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== '') clear();
          else if (event.key === 'ArrowDown') {
            event.preventDefault();
            onDown();
          } else if (event.key === 'Enter' && draft === query) onEnter();
        }}
      />
      {draft !== '' && <IconButton icon="close" label={texts.clearSearch} onClick={clear} />}
    </Root>
  );
}
