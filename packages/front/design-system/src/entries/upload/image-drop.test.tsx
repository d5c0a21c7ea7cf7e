import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageDrop, type ImageDropProps } from '.';
import { TestPage } from '../../test-page';

const pictureFile = () => new File(['x'], 'photo.png', { type: 'image/png' });

function showDrop(props: Partial<ImageDropProps> = {}) {
  const onChoose = jest.fn();
  const onCancel = jest.fn();
  render(
    <ImageDrop
      label="Choisir une image"
      accept={['image/png', 'image/jpeg']}
      preview={null}
      onChoose={onChoose}
      onCancel={onCancel}
      {...props}
    />,
    { wrapper: TestPage },
  );
  return { onChoose, onCancel };
}

it('accepts a chosen file, even the same one twice [§4-23]', async () => {
  const { onChoose } = showDrop();
  const input = screen.getByLabelText('Choisir une image');
  expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
  await userEvent.tab();
  expect(input).toHaveFocus();
  const file = pictureFile();
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onChoose).toHaveBeenCalledTimes(2);
  expect(onChoose).toHaveBeenLastCalledWith(file);
});

it('accepts a dropped file [§4-23]', () => {
  const { onChoose } = showDrop();
  const file = pictureFile();
  fireEvent.drop(screen.getByText('Choisir une image'), { dataTransfer: { files: [file] } });
  expect(onChoose).toHaveBeenCalledWith(file);
});

it('ignores files while disabled', () => {
  const { onChoose } = showDrop({ disabled: true });
  expect(screen.getByLabelText('Choisir une image')).toBeDisabled();
  fireEvent.drop(screen.getByText('Choisir une image'), { dataTransfer: { files: [pictureFile()] } });
  expect(onChoose).not.toHaveBeenCalled();
});

it('shows preview, progress and a cancel button [§4-23 §4-24]', async () => {
  const { onCancel } = showDrop({ preview: 'blob:photo', progress: 0.4 });
  expect(screen.getByRole('img', { name: "Aperçu de l'image choisie" })).toHaveAttribute('src', 'blob:photo');
  expect(screen.getByRole('progressbar', { name: 'Envoi en cours' })).toHaveAttribute('aria-valuenow', '40');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('has no cancel button without a preview, and shows the error [§4-24]', () => {
  showDrop({ error: 'Fichier trop lourd' });
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Fichier trop lourd');
  expect(screen.getByLabelText('Choisir une image')).toHaveAccessibleDescription(
    'ou déposez-la ici Fichier trop lourd',
  );
});
