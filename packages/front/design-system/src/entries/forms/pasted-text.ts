/** Returns the text of a paste; '' for an event without one, as extensions send. */
export const pastedText = ({ clipboardData }: { clipboardData: DataTransfer | undefined }): string =>
  clipboardData?.getData('text') ?? '';
