import { HStack, Icon, styled, Text, VisuallyHidden, useNow } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { codeSecondsLeft, minutesToAnnounce, type OtpState } from '../model/otp-state';

const TimeLeft = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', color: 'fg', whiteSpace: 'nowrap' },
});
const ExpiredText = styled('span', { base: { color: 'bad', fontWeight: 'semibold' } });

/** Renders the remaining lifetime of the code, updated every second but announced to screen readers only in a few steps. */
export function CodeCountdown({ otpState }: { otpState: OtpState }) {
  const { otp } = useMessages();
  const seconds = codeSecondsLeft(otpState, useNow(1_000));
  const minutes = minutesToAnnounce(seconds);
  return (
    <HStack role="timer" aria-live="off" gap="2" color="fg.muted" fontSize="sm">
      <Icon name="clock" size={16} />
      {seconds > 0 && (
        <Text as="span">
          {otp.validFor} <TimeLeft>{otp.timeLeft(seconds)}</TimeLeft>
        </Text>
      )}
      <span role="status">
        {seconds === 0 && <ExpiredText>{otp.expired}</ExpiredText>}
        {seconds > 0 && minutes !== null && <VisuallyHidden>{otp.minutesLeft(minutes)}</VisuallyHidden>}
      </span>
    </HStack>
  );
}
