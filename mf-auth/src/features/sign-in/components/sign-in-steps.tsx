import { styled, VisuallyHidden } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

const List = styled('ol', {
  base: { display: 'flex', gap: '2', listStyle: 'none', padding: '0', margin: '0', marginBlockEnd: '6' },
});

const Step = styled('li', {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    borderBlockStartWidth: '3px',
    borderBlockStartStyle: 'solid',
    paddingBlockStart: '2',
    fontSize: 'xs',
    // A whole number of pixels at both font sizes, so that the content below is not drawn at fractional positions.
    lineHeight: '1.125rem',
    '@media (max-width: 400px)': { fontSize: '2xs' },
    fontWeight: 'semibold',
  },
  variants: {
    reached: {
      true: { borderColor: 'accent', color: 'fg' },
      false: { borderColor: 'border', color: 'fg.muted' },
    },
  },
});

/** Shows the progress of the sign-in, and announces the second and third step to screen readers. */
export function SignInSteps({ current }: { current: 1 | 2 | 3 }) {
  const { signIn } = useMessages();
  const names = [signIn.identification, signIn.authentication, signIn.verification];
  return (
    <>
      <List aria-label={signIn.steps}>
        {names.map((name, index) => (
          <Step
            key={name}
            reached={index < current}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            {signIn.step(index + 1, name)}
          </Step>
        ))}
      </List>
      <VisuallyHidden role="status">
        {current > 1 && signIn.stepReached(current, names.length, names[current - 1] ?? '')}
      </VisuallyHidden>
    </>
  );
}
