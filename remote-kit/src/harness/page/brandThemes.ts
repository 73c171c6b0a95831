// Every brand's theme at once: the harness switches only `data-brand`.
import '@festival/shared-ui/brands/nachtwoud/theme.css';
import '@festival/shared-ui/brands/solstrand/theme.css';
