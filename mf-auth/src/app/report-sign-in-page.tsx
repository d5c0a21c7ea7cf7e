import { paths } from '@escale/contracts';
import { ConfirmReport } from '../features/sign-in-report/components/ask-to-report';
import { InvalidReportScreen } from '../features/sign-in-report/components/invalid-report';
import { SignInStoppedScreen } from '../features/sign-in-report/components/sign-in-stopped';
import { useLinkView } from '../session/use-link-view';

/** Renders /report-sign-in, the target of 'Ce n'était pas moi' in the mail with a code. */
export function ReportSignInPage() {
  const view = useLinkView(paths.reportSignIn);
  switch (view.kind) {
    case 'ask':
      return <ConfirmReport token={view.token} />;
    case 'done':
      return <SignInStoppedScreen />;
    case 'invalid':
      return <InvalidReportScreen />;
  }
}
