import { styled } from '../../core/theme/styled';

const Key = styled('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '5',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    background: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: 'relaxed',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

const Row = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', direction: 'ltr' },
});

/** Renders the keys of a keyboard shortcut side by side. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Row>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Row>
  );
}
