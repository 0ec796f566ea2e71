import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetcher } from '~/http/page'
import { Button } from '~/ui/button'
import { BecomeMenteeForm, BecomingEffects } from './become-mentee-form'

type Asked = { redirectTo: string; user: { birthdateKnown: boolean } | null }

/** The question of /mentee/register as a pop-up; what is refused there is shown on that page. */
export default function BecomeMenteeDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { t, ready } = useTranslation('public')
  const { load, data } = useFetcher<Asked>()
  const user = data?.user

  useEffect(() => load(to), [load, to])

  if (!ready || !user) return null
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50 overflow-y-auto p-4">
      <DialogBackdrop className="fixed inset-0 bg-deep/60" />
      <div className="grid min-h-full place-items-center">
        <DialogPanel className="relative w-full max-w-xl rounded-leaf-lg border border-edge bg-card px-6 py-8 text-ink shadow-float sm:px-10">
          <DialogTitle className="text-2xl">{t('register.second.title')}</DialogTitle>
          <p className="mt-4 mb-5 text-lg text-muted">{t('register.second.lead')}</p>
          <BecomingEffects />
          <div className="mt-6">
            <BecomeMenteeForm action={to} birthdateKnown={user.birthdateKnown} redirectTo={data.redirectTo} />
          </div>
          <Button type="button" variant="quiet" className="mt-3" onClick={onClose}>
            {t('common:invitation.later')}
          </Button>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
