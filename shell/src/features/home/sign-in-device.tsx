import { useDeviceName } from '@escale/user-ui/device';

/** Renders the device of a sign-in, before the IP address; loaded separately because it needs a parser library. */
export function SignInDevice({ userAgent }: { userAgent: string }) {
  const device = useDeviceName();
  return (
    <>
      <bdi>{device(userAgent)}</bdi>
      {' · '}
    </>
  );
}
