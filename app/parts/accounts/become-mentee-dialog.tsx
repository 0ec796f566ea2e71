import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetcher } from '~/http/page'
import { Button } from '~/ui/button'
import { BecomeMenteeForm, BecomingEffects } from './become-mentee-form'

type Asked = { redirectTo: string; user: { birthdateKnown: boolean } | null }

/** The question of /mentee/register as a pop-up; what is refused there is shown on that page. */
export default function BecomeMenteeDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { t, ready } = useTranslation('public')
  const dialog = useRef<HTMLDialogElement>(null)
  const { load, data } = useFetcher<Asked>()
  const user = data?.user

  useEffect(() => load(to), [load, to])
  useEffect(() => {
    if (ready && user && dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [ready, user])

  if (!ready || !user) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby="become-mentee-title"
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-leaf-lg border border-edge
        bg-card px-6 py-8 text-ink shadow-float backdrop:bg-deep/60 sm:px-10"
    >
      <h2 id="become-mentee-title" className="text-2xl">
        {t('register.second.title')}
      </h2>
      <p className="mt-4 mb-5 text-lg text-muted">{t('register.second.lead')}</p>
      <BecomingEffects />
      <div className="mt-6">
        <BecomeMenteeForm action={to} birthdateKnown={user.birthdateKnown} redirectTo={data.redirectTo} />
      </div>
      <form method="dialog" className="mt-3">
        <Button variant="quiet">{t('supportPopUp.close')}</Button>
      </form>
    </dialog>
  )
}
