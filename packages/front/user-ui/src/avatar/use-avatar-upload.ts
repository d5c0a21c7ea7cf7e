import { failureText, isApiError, patchCachedUser, refreshUsers, uploadFile } from '@escale/api-client';
import { avatarResponseSchema, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/catalogue';
import { checkImage } from './check-image';

interface UploadRequest {
  file: File;
  signal: AbortSignal;
}

/**
 * Returns an object URL of the chosen file for an `<img>`, and functions to set and clear it. Revokes each URL that is no longer
 * shown.
 */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return {
    preview,
    show: (file: File) => setPreview(URL.createObjectURL(file)),
    clear: () => setPreview(null),
  };
}

/**
 * Returns the state and the actions of a picture's upload by `POST /users/{id}/avatar` (§4 'Avatar upload', §7): checks the file,
 * shows a preview, sends the file and refreshes the caches.
 */
export function useAvatarUpload(user: Pick<User, 'id'>, onDone: () => void) {
  const client = useQueryClient();
  const { preview, show, clear } = usePreview();
  const [progress, setProgress] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const upload = useMutation({
    mutationFn: ({ file, signal }: UploadRequest) =>
      uploadFile(`/users/${encodeURIComponent(user.id)}/avatar`, avatarResponseSchema, {
        field: 'avatar',
        file,
        onProgress: setProgress,
        signal,
      }),
    meta: {
      failure: (error) => {
        const { failure, failed } = messages().avatar;
        return failure(failureText(error, failed));
      },
    },
  });

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    clear();
  };

  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const found = await checkImage(file);
    if (controller.signal.aborted) return;
    setRefusal(found && messages().avatar[found]);
    if (found !== null) return clear();
    setProgress(0);
    show(file);
    try {
      const { data } = await upload.mutateAsync({ file, signal: controller.signal });
      patchCachedUser(client, user.id, { avatarUrl: data.avatarUrl });
      void refreshUsers(client, [user.id]);
      notify.success(messages().avatar.saved);
      onDone();
    } catch (error) {
      // The toast disappears after a while, so the dialog also shows the server's reason; a cancelled upload has no reason.
      if (isApiError(error)) setRefusal(error.fields.avatar ?? null);
    }
    if (running.current === controller) clear();
  };

  return { preview, progress, refusal, choose, cancel };
}
