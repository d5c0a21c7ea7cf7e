import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OtpScreen } from '../features/otp/components/otp-screen';
import { TurnedAway } from '../features/otp/components/turned-away';
import { judgeEntry } from '../features/otp/model/otp-visit';

/** /otp-verification. Its navigation state is judged when the page is entered or reloaded, never while typing. */
export function OtpPage() {
  const state: unknown = useLocation().state;
  const [entry] = useState(() => judgeEntry(state, Date.now()));
  return entry.kind === 'open' ? (
    <OtpScreen initialVisit={entry.visit} />
  ) : (
    <TurnedAway reason={entry.reason} />
  );
}
