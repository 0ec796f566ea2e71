import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useTranslation } from 'react-i18next'
import { Link, useConstants } from '~/http/page'
import { hasPage } from '~/route-table'
import { Button, buttonClass } from '~/ui/button'
import { Branch } from '~/ui/leaf'

type ThousandDialogProps = { mayApply: boolean; onClose: () => void }

/** The pop-up itself. A viewer who is already a mentor gets another text and a link to all mentors. */
export default function ThousandDialog({ mayApply, onClose }: ThousandDialogProps) {
  const { t, ready } = useTranslation('public')
  const { teamEmail } = useConstants()
  if (!ready) return null
  const apply = hasPage('/mentor/register') ? (
    <Link to="/mentor/register" onClick={onClose} className={buttonClass('primary')}>
      {t('home.hero.becomeMentor')}
    </Link>
  ) : (
    <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
      {t('home.thousand.action')}
    </a>
  )
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-deep/60" />
      <div className="absolute inset-0 overflow-y-auto p-4">
        <div className="grid min-h-full place-items-center">
          <DialogPanel className="relative isolate w-full max-w-lg overflow-hidden rounded-leaf-lg border border-edge bg-card px-6 py-8 text-ink shadow-float sm:px-10">
            <Branch className="absolute -top-12 -right-10 -z-10 w-56 rotate-90 text-primary opacity-12" />
            <p className="font-bold text-accent-ink">{t('home.thousand.eyebrow')}</p>
            <DialogTitle className="mt-2 text-2xl">{t('home.thousand.title')}</DialogTitle>
            <p className="mt-4 text-lg text-muted">
              {t(mayApply ? 'thousandPopUp.text' : 'thousandPopUp.textForMentors')}
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              {mayApply ? (
                apply
              ) : (
                <Link to="/mentors" onClick={onClose} className={buttonClass('primary')}>
                  {t('thousandPopUp.see')}
                </Link>
              )}
              <Button type="button" variant="secondary" onClick={onClose}>
                {t('supportPopUp.close')}
              </Button>
            </div>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  )
}
