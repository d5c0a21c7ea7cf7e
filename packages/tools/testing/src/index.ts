export {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { delay, http, HttpResponse } from 'msw';
export { apiPath, refuse } from './answers';
export { apiState, type ApiState } from './api-state';
export {
  buildAccessToken,
  buildDescriptor,
  buildPreferences,
  buildRegistryEntry,
  someOtpCode,
} from './builders';
export { buildUser } from '@escale/contracts/testing';
export { renderApp, type RenderAppOptions, type RenderedApp } from './render-app';
export { server } from './server';
