export { delay, http, HttpResponse } from 'msw';
export { apiPath, refuse } from './answers';
