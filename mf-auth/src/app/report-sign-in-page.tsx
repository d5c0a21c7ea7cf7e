import { paths } from '@escale/contracts';
import { AskToReport } from '../features/sign-in-report/components/ask-to-report';
import { InvalidReport } from '../features/sign-in-report/components/invalid-report';
import { SignInStopped } from '../features/sign-in-report/components/sign-in-stopped';
import { useLinkView } from '../session/use-link-view';

/** Renders /report-sign-in, the target of 'Ce n'était pas moi' in the mail with a code. */
export function ReportSignInPage() {
  const view = useLinkView(paths.reportSignIn);
  switch (view.kind) {
    case 'ask':
      return <AskToReport token={view.token} />;
    case 'done':
      return <SignInStopped />;
    case 'invalid':
      return <InvalidReport />;
  }
}
