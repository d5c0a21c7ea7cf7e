import { pastedText } from './pasted-text';

it('is the text of a paste, and nothing where the event brings none', () => {
  const clipboardData = { getData: (type: string) => `${type} 123` } as DataTransfer;
  expect(pastedText({ clipboardData })).toBe('text 123');
  expect(pastedText({ clipboardData: undefined })).toBe('');
});
