import { postJson } from '@escale/api-client';
import { useSession } from '@escale/auth';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { createCatalogue } from '@escale/i18n';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

const { useMessages, messages } = createCatalogue({
  fr: {
    action: 'Déconnecter',
    confirm: 'Voulez-vous vraiment déconnecter cet utilisateur ?',
    superAdminsOnly: 'Seuls les super admins peuvent forcer la déconnexion',
    done: 'Utilisateur déconnecté avec succès',
    failed: 'Erreur lors de la déconnexion',
    ownAccount: 'Pour votre propre compte, utilisez « Se déconnecter » dans le menu.',
  },
  en: {
    action: 'Sign out',
    confirm: 'Do you really want to sign this user out?',
    superAdminsOnly: 'Only super administrators can force a sign-out',
    done: 'User signed out',
    failed: 'The user could not be signed out',
    ownAccount: 'For your own account, use “Sign out” in the menu.',
  },
  ar: {
    action: 'تسجيل الخروج',
    confirm: 'تأكيد تسجيل خروج هذا المستخدم؟',
    superAdminsOnly: 'فرض تسجيل الخروج متاح للمسؤولين الرئيسيين فقط',
    done: 'تم تسجيل خروج المستخدم',
    failed: 'تعذّر تسجيل خروج المستخدم',
    ownAccount: 'لحسابك الشخصي، يُستخدم «تسجيل الخروج» في القائمة.',
  },
});

/**
 * Returns the state and the texts of a forced logout, and `forceLogout`, which asks for
 * confirmation and ends every session of a user by `POST /users/{id}/force-logout` (§7). Only super
 * administrators may use it (§6). `onSettled` refreshes the sessions on the page.
 */
export function useForceLogout(onSettled: (userId: string) => Promise<unknown>) {
  const texts = useMessages();
  const { isSuperAdmin, user } = useSession();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (userId: string) =>
      postJson(`/users/${encodeURIComponent(userId)}/force-logout`, doneResponseSchema),
    onSuccess: () => notify.success(messages().done),
    onSettled: (_done, _error, userId) => onSettled(userId),
    meta: { failure: () => messages().failed },
  });

  const ownId = user?.id;
  const isOwn = useCallback((userId: string) => userId === ownId, [ownId]);
  const forceLogout = useCallback(
    (userId: string) => {
      if (!isSuperAdmin) notify.error(texts.superAdminsOnly, { id: 'super-admins-only' });
      else if (!isPending && window.confirm(texts.confirm.replace(/\s/g, ' '))) mutate(userId);
    },
    [isSuperAdmin, isPending, mutate, texts],
  );

  return { forceLogout, isOwn, isSuperAdmin, pendingId: isPending ? variables : null, texts };
}
