/** Returns the text of a paste event; '' for an event without data, which browser extensions send. */
export const pastedText = ({ clipboardData }: { clipboardData: DataTransfer | undefined }): string =>
  clipboardData?.getData('text') ?? '';
