import { Button } from '../../core/actions/button';
import { Icon } from '../../core/icon/icon';
import { useId, useState, type DragEvent } from 'react';
import { ProgressBar } from '../../core/feedback/progress-bar';
import { useMessages } from '../../core/messages';
import { ErrorLine, Hint, Progress, Input, Picture, Root, PreviewArea, Target } from './image-drop-parts';

export interface ImageDropProps {
  /** Label of the drop target ('Choisir une image'). */
  label: string;
  /** A line under the label that states the accepted files. */
  hint?: string;
  /** Media types offered by the browser's file dialog; the caller validates the file. */
  accept: readonly string[];
  /** Address of the chosen picture, which is shown instead of the drop target; null for none. */
  preview: string | null;
  /** Uploaded share of the file, from 0 to 1. */
  progress?: number;
  /** Why the last file was refused. */
  error?: string | null | undefined;
  disabled?: boolean;
  /** Called with the chosen or dropped file; with the first one if there are several. */
  onChoose: (file: File) => void;
  /** Called by the cancel button of the preview. */
  onCancel: () => void;
}

/** Renders a target for choosing or dropping a picture, and then the chosen picture with upload progress and a cancel button. */
export function ImageDrop(props: ImageDropProps) {
  const { label, hint, accept, preview, progress, error, disabled = false, onChoose, onCancel } = props;
  const texts = useMessages();
  const id = useId();
  const [over, setOver] = useState(false);

  const handleFiles = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onChoose(file);
  };
  const handleDrag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const handleDrop = (event: DragEvent) => {
    const { files } = (event.dataTransfer as DataTransfer | undefined) ?? { files: null };
    handleDrag(event, false);
    handleFiles(files);
  };

  if (preview !== null) {
    return (
      <Root>
        <PreviewArea>
          <Picture src={preview} alt={texts.imagePreview} />
          {progress !== undefined && (
            <Progress>
              <ProgressBar label={texts.sending} share={progress} />
            </Progress>
          )}
          <Button size="sm" icon="close" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </PreviewArea>
      </Root>
    );
  }

  return (
    <Root>
      <Target
        over={over}
        disabled={disabled}
        onDragEnter={(event: DragEvent) => handleDrag(event, true)}
        onDragOver={(event: DragEvent) => handleDrag(event, true)}
        onDragLeave={(event: DragEvent) => handleDrag(event, false)}
        onDrop={handleDrop}
      >
        <Input
          id={id}
          type="file"
          accept={accept.join(',')}
          disabled={disabled}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            handleFiles(event.target.files);
            event.target.value = '';
          }}
        />
        <Icon name="upload" size={22} />
        <span>{label}</span>
        <Hint id={`${id}-hint`}>{hint ?? texts.orDrop}</Hint>
      </Target>
      <ErrorLine id={`${id}-error`} role="alert">
        {error}
      </ErrorLine>
    </Root>
  );
}
