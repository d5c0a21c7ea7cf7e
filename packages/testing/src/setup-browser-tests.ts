import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Passing tests wait no longer for it; on a busy machine the default of one second fails good ones.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
