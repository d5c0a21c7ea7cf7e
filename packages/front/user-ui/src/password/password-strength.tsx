import {
  limits,
  metPasswordCriteria,
  passwordCriteria,
  passwordStrength,
  type PasswordCriterion,
} from '@escale/contracts';
import { Flex, Icon, Stack, styled, Text, VisuallyHidden } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

const Meter = styled('div', { base: { display: 'flex', gap: '1' } });

const MeterSegment = styled('span', {
  base: { flex: '1', height: '1.5', borderRadius: 'full' },
  variants: {
    tone: {
      none: { background: 'border' },
      bad: { background: 'bad' },
      warn: { background: 'warn' },
      ok: { background: 'ok' },
    },
  },
});

const Criterion = styled('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  variants: { met: { true: { color: 'ok' }, false: { color: 'fg.muted' } } },
});

const CriteriaList = styled('ul', { base: { listStyle: 'none', padding: '0', display: 'grid', gap: '1' } });

const highestScore = passwordCriteria.length;
const toneOf = (score: number) =>
  score < limits.resetMinStrength ? 'bad' : score < highestScore - 1 ? 'warn' : 'ok';

/**
 * Shows the strength of a password, as a label and a meter, and its criteria (§2 'Reset password', 'User detail', §5).
 */
export function PasswordStrength({ password }: { password: string }) {
  const texts = useMessages();
  const score = passwordStrength(password);
  const met = metPasswordCriteria(password);
  const label = password === '' ? texts.noStrength : (texts.strengths[score] ?? '');
  const textOf = (criterion: PasswordCriterion) =>
    criterion === 'length' ? texts.criteria.length(limits.passwordMinLength) : texts.criteria[criterion];

  return (
    <Stack gap="2.5">
      <Flex justifyContent="space-between" gap="3" fontSize="sm">
        <Text as="span" tone="muted">
          {texts.strength}
        </Text>
        <Text as="span" role="status" fontWeight="semibold">
          {label}
        </Text>
      </Flex>
      <Meter
        role="meter"
        aria-label={texts.strength}
        aria-valuemin={0}
        aria-valuemax={highestScore}
        aria-valuenow={score}
        aria-valuetext={label}
      >
        {passwordCriteria.map((criterion, index) => (
          <MeterSegment key={criterion} tone={index < score ? toneOf(score) : 'none'} />
        ))}
      </Meter>
      <CriteriaList aria-label={texts.criteriaTitle}>
        {passwordCriteria.map((criterion) => {
          const isMet = met.includes(criterion);
          return (
            <Criterion key={criterion} met={isMet}>
              <Icon name={isMet ? 'check' : 'minus'} size={16} />
              <span>
                {textOf(criterion)}
                <VisuallyHidden>{isMet ? texts.criterionMet : texts.criterionUnmet}</VisuallyHidden>
              </span>
            </Criterion>
          );
        })}
      </CriteriaList>
    </Stack>
  );
}
