import { pastedText } from './pasted-text';

it('is the text of a paste, or empty when the event has none', () => {
  const clipboardData = { getData: (type: string) => `${type} 123` } as DataTransfer;
  expect(pastedText({ clipboardData })).toBe('text 123');
  expect(pastedText({ clipboardData: undefined })).toBe('');
});
