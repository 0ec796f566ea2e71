import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { addressIn } from '~/i18n/language-address'
import { CopyButton } from '~/ui/copy-button'

/** Links to pass a mentor's page on: by e-mail, or its address. */
export function ShareProfile({ mentor }: { mentor: { id: number; name: string } }) {
  const { t, language } = useTranslation('public')
  const address = (useRootData()?.origin ?? '') + addressIn(language, `/mentors/${mentor.id}`)
  const mail = new URLSearchParams({
    subject: t('common:by.mentor', { name: mentor.name }),
    body: address,
  })
  return (
    <p className="flex flex-wrap items-center gap-x-5 print:hidden">
      {/* A mail program reads + as itself. */}
      <a
        href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
        className="inline-flex min-h-11 items-center"
      >
        {t('mentor.share.mail')}
      </a>
      <CopyButton
        value={address}
        label={t('mentor.share.copy')}
        done={t('mentor.share.copied')}
        className="-mx-3"
      />
    </p>
  )
}
