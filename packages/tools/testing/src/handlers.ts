import { formatRegistry, limits, type LoginResponse, type VerifyOtpResponse } from '@escale/contracts';
import { http, HttpResponse } from 'msw';
import { apiPath, refuse } from './answers';
import { apiState } from './api-state';
import { buildAccessToken } from './builders';

const answerSuccess = () => HttpResponse.json({ success: true });
const refuseUnauthenticated = () => refuse(401, 'UNAUTHENTICATED', 'Session expirée');

const otpConfig = {
  validityMinutes: limits.otpValidityMinutes,
  cooldownSeconds: limits.otpResendCooldownSeconds,
};

const publicCalls = [
  http.post(apiPath('/auth/check-email'), () => {
    const { firstName, lastName } = apiState.account;
    return HttpResponse.json({ success: true, data: { firstName, lastName } });
  }),
  http.post(apiPath('/auth/login'), () =>
    HttpResponse.json<LoginResponse>({
      requiresOTP: true,
      email: apiState.account.email,
      user: undefined,
      accessToken: undefined,
    }),
  ),
  http.post(apiPath('/auth/verify-otp'), () => {
    apiState.user = apiState.account;
    const accessToken = buildAccessToken(apiState.account.id);
    return HttpResponse.json<VerifyOtpResponse>({ success: true, user: apiState.account, accessToken });
  }),
  http.post(apiPath('/auth/resend-otp'), () => HttpResponse.json({ success: true, otpConfig })),
  http.get(apiPath('/auth/otp-config'), () => HttpResponse.json({ success: true, otpConfig })),
  http.post(apiPath('/auth/forgot-password'), answerSuccess),
  http.post(apiPath('/auth/check-link'), answerSuccess),
  http.post(apiPath('/auth/reset-password'), answerSuccess),
  http.post(apiPath('/auth/confirm-email'), answerSuccess),
  http.post(apiPath('/auth/report-sign-in'), answerSuccess),
  http.post(apiPath('/reports/modules'), answerSuccess),
  http.get(apiPath('/reports/modules'), () =>
    HttpResponse.json({ success: true, since: new Date().toISOString(), data: [] }),
  ),
  http.get(apiPath('/health'), () => HttpResponse.json({ status: 'ok' })),
];

const sessionCalls = [
  http.post(apiPath('/auth/refresh'), () =>
    apiState.user === null
      ? refuseUnauthenticated()
      : HttpResponse.json({ success: true, accessToken: buildAccessToken(apiState.user.id) }),
  ),
  http.post(apiPath('/auth/logout'), () => {
    apiState.user = null;
    return answerSuccess();
  }),
  http.get(apiPath('/auth/me'), () =>
    apiState.user === null
      ? refuseUnauthenticated()
      : HttpResponse.json({ success: true, user: apiState.user }),
  ),
  http.get(apiPath('/users/:userId/audit-logs'), () =>
    HttpResponse.json({ success: true, data: [], pagination: { pages: 1, total: 0 } }),
  ),
  http.get(apiPath('/users/:userId/preferences'), ({ request }) =>
    request.headers.has('Authorization')
      ? HttpResponse.json({ success: true, data: apiState.preferences })
      : refuseUnauthenticated(),
  ),
];

const siteFiles = [
  http.get('*/modules.json', () => new HttpResponse(formatRegistry(apiState.registry))),
  http.get('*/config.json', () => HttpResponse.json(apiState.config)),
];

/** The calls that every page needs, answered from `apiState`; `server.use(…)` overrides one for a test. */
export const handlers = [...publicCalls, ...sessionCalls, ...siteFiles];
