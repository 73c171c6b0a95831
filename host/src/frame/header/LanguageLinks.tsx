import { languages } from '@festival/shared-contracts/language/languages';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { addressIn, switchLanguage } from '../switchLanguage.ts';
import { languageNames } from './languageNames.ts';

interface LanguageLinksProps {
  className?: string | undefined;
  itemClassName?: string | undefined;
}

/**
 * Links to the page in the other languages. Plain links work without scripts: the server stores the choice in a cookie
 * and redirects to the same address [I18-02].
 */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={itemClassName}
            href={addressIn(language, pathname, search)}
            onClick={(event) => void switchLanguage(event)}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{languageNames[language]}</span>
            {language === current && <Icon icon={Check} size="s" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
