export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { LeaveGuard } from './leave-guard';
