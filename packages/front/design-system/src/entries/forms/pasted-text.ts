/** Returns the text of a paste; '' for an event that brings none, as extensions send. */
export const pastedText = ({ clipboardData }: { clipboardData: DataTransfer | undefined }): string =>
  clipboardData?.getData('text') ?? '';
