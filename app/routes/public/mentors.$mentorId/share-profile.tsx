import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { addressIn } from '~/i18n/language-address'
import { CopyButton } from '~/ui/copy-button'
import { DropDown } from '~/ui/drop-down'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** Behind one icon, links to pass a mentor's page on: by e-mail, or its address. */
export function ShareProfile({ mentor }: { mentor: { id: number; name: string } }) {
  const { t, language } = useTranslation('public')
  const address = (useRootData()?.origin ?? '') + addressIn(language, `/mentors/${mentor.id}`)
  const mail = new URLSearchParams({
    subject: t('common:by.mentor', { name: mentor.name }),
    body: address,
  })
  return (
    <DropDown
      className="relative print:hidden"
      panelClass="right-0 w-max max-w-[80vw]"
      summary={
        <>
          <Icon name="share" />
          <VisuallyHidden>{t('mentor.share.open')}</VisuallyHidden>
        </>
      }
    >
      {/* A mail program reads + as itself. */}
      <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className="drop-down-line">
        {t('mentor.share.mail')}
      </a>
      <CopyButton
        value={address}
        label={t('mentor.share.copy')}
        done={t('mentor.share.copied')}
        className="mx-0 w-full justify-start"
      />
    </DropDown>
  )
}
