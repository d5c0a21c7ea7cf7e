export type ToastTone = 'success' | 'info' | 'warning' | 'error';
