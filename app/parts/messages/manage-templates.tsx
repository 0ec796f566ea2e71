import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'

/** The link from a message's form to the templates that it offers. */
export function ManageTemplates() {
  const { t } = useTranslation('common')
  return (
    <p>
      <Link to="/admin/message-templates" className="inline-flex min-h-8 items-center">
        {t('shell.admin.templates')}
      </Link>
    </p>
  )
}
