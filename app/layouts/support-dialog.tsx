import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/page'
import { DonationAccount } from './donation-account'
import { Button, buttonClass } from '~/ui/button'

type SupportDialogProps = { onClose: () => void }

/** The fundraising hub: why to donate, where to, and a mail to the team as the call to action. */
export default function SupportDialog({ onClose }: SupportDialogProps) {
  const { t, ready } = useTranslation('public')
  const { teamEmail } = useConstants()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (ready && dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [ready])

  if (!ready) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby="support-title"
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-leaf-lg border border-edge
        bg-card px-6 py-8 text-ink shadow-float backdrop:bg-deep/60 sm:px-10"
    >
      <p className="font-bold text-accent-ink">{t('supportPopUp.eyebrow')}</p>
      <h2 id="support-title" className="mt-2 text-2xl">
        {t('common:shell.footer.support')}
      </h2>
      <p className="mt-4 mb-5 text-lg text-muted">{t('home.support.text')}</p>
      <DonationAccount />
      <p className="mt-5 text-muted">{t('supportPopUp.thanks')}</p>
      <form method="dialog" className="mt-7 flex flex-wrap gap-3">
        <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
          {t('supportPopUp.action')}
        </a>
        <Button variant="secondary">{t('supportPopUp.close')}</Button>
      </form>
    </dialog>
  )
}
