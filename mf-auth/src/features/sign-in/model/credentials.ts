import type { LoginRequest } from '@escale/contracts';

/** What a sign-in sends; without `remember`, the server keeps what holds for this browser. */
export type Credentials = Omit<LoginRequest, 'remember'> & Partial<Pick<LoginRequest, 'remember'>>;
