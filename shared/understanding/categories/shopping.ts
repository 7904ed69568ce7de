/** Goods: clothes, electronics, household things, cosmetics, furniture, tools, stationery, and the shops that sell them. */
import { SHOPPING_ENGLISH } from './shopping-english.ts'
import { SHOPPING_INDONESIAN } from './shopping-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const SHOPPING: CategoryWords = {
  category: 'Shopping',
  indonesian: SHOPPING_INDONESIAN,
  english: SHOPPING_ENGLISH,
  either: {
    faint: 'belanja',
    hint: 'department store|outlet|shopping|mall|supermarket|card|matahari|hero',
    loose: 'ring',
    thing: `
      shopee|tokopedia|tokped|toped|lazada|bukalapak|blibli|tiktok shop|tiktokshop|zalora|zalora indonesia|jd id|sociolla|orami|shein|temu|aliexpress
      taobao|amazon|ebay|etsy|wish app|best buy|bestbuy|home depot|lowes|ace hardware|ace|depo bangunan|mitra10|mitra 10|ikea|informa|dekoruma|fabelio
      krisbow|livaza|wayfair|pottery barn|crate and barrel|bed bath and beyond|home goods|homegoods|tj maxx|marshalls|ross|burlington|kohls|macys
      jcpenney|nordstrom|nordstrom rack|bloomingdales|sephora|ulta|bath and body works|the body shop|body shop|uniqlo|zara|h&m|h and m|hnm|pull and bear
      bershka|stradivarius|mango store|cotton on|forever 21|old navy|banana republic|american eagle|abercrombie|hollister|urban outfitters
      victorias secret|lululemon|nike|adidas|puma|new balance|converse|reebok|skechers|crocs|asics|under armour|eiger|consina|decathlon
      dicks sporting goods|foot locker|footlocker|bata|payless|fladeo|charles and keith|erigo|executive store|the executive|ramayana
      metro department store|centro|miniso|daiso|mr diy|mr d i y|kkv|usupso|oh some|watsons sabun|muji|gamestop console|staples pens|hobby lobby
      barnes pens|electronic city|hartono|erafone|ibox|digimap|iphone|ipad|imac|macbook|airpods|airpod|airtag|samsung|galaxy|xiaomi|redmi|poco|oppo|vivo
      realme|infinix|asus|acer|lenovo|dell|logitech|anker powerbank|sony|jbl|polytron|philips|cosmos|miyako|maspion|tupperware|wardah|emina|somethinc
      skintific|the originote|originote|scarlett|make over|makeover|maybelline|loreal|garnier|ponds|nivea|vaseline|cetaphil|azarine|avoskin|npure
      somebymi|implora|hanasui|pixy|kahf|dove|lifebuoy|pantene|sunsilk|head and shoulders|pepsodent|colgate|oral b|gillette|mamypoko|merries|sweety
      huggies|pampers|makuku|tide|tide pods|marlboro|sampoerna|sampoerna mild|gudang garam|djarum|djarum super|la bold|dji sam soe|esse|camel|dunhill
      lucky strike|magnum rokok|relx|seven eleven|7 eleven|circle k|family mart|familymart|lawson|k mart|kmart|sweater|hoodie|jeans|sneakers|dress
      blazer|legging|laptop|tablet|speaker|headphone|headphones|earbuds|tws|smartwatch|skincare|lipstick|tumbler|vacuum cleaner|sofa|keyboard|mouse|bra
      cardigan|make up|makeup|lip balm|eyeliner|toner|serum|sunscreen|sunblock|sheet mask|body lotion|lotion|deodorant|shampoo|tissue|diapers
      rice cooker|blender|mixer|microwave|air fryer|freezer|tv|charger|power bank|headset|monitor|memory card|router|webcam|tripod|drone|binder|vape
      sleeping bag|sticker|humidifier|corkcicle|stanley|hydro flask|yeti|owala|casio|seiko|rolex|fossil|ray ban|oakley|bose|beats|sennheiser|marshall
      canon|nikon|fujifilm|gopro|dji|hp laptop|macbook pro|macbook air|ipad pro|iphone case|android phone|pixel|google pixel|oneplus|huawei|tecno|itel
      nokia|motorola|xbox controller case|dyson|kitchenaid|ninja|instant pot|cuisinart|keurig|nespresso machine|shopee mall|blibli mall|tiktok|olx
      carousell|facebook marketplace|craigslist|offerup|mercari|poshmark|depop|thredup|goodwill|new look|primark|mango dress|michael kors|kate spade
      gucci|louis vuitton|prada|hermes|chanel|dior|ysl|burberry|calvin klein|tommy hilfiger|levis|levi|wrangler|carhartt|patagonia|north face
      the north face|columbia|timberland|clarks|fila|mizuno|yonex|li ning|speedo|quiksilver|rip curl|billabong|hurley|volcom|roxy|surfer girl
      this is april|buttonscarves|heylocal|cottonink|love bonito|berrybenka|3second|three second|greenlight|screamous|wakai|aerostreet|compass sepatu
      ventela|brodo|ortuseight|specs|hush puppies|rotelli|planet sports|sports station|gramedia alat tulis|paperclip|hero supermarket|aeon|aeon mall
      grand indonesia|lulu hypermarket|hypermart|indogrosir|makro|smarco|azko|jysk|west elm|anthropologie|ll bean|lands end|eddie bauer|gymboree|carters
      oshkosh|children place|mothercare|chateau de sable|bebe|hot topic|pandora jewelry|swarovski|tiffany|zales|kay jewelers|sunglass hut
      bath & body works|lush|mac cosmetics|clinique|estee lauder|fenty|glossier|cerave|neutrogena|olay|laneige|innisfree|nature republic|etude|cosrx
      anessa|biore|senka|hada labo|mustika ratu|sariayu|viva cosmetics|luxcrime|rose all day|blp|esqa|goban|dear me beauty|y o u|barenbliss|focallure
      jarte|whitelab|glad2glow|bio aqua|bioaqua|ms glow|ms glow men|facetology|bhumi|mineral botanica|white story|joylab|nourish|erhair|makarizo|ellips
      loreal shampoo|zinc shampoo|rejoice|dove shampoo|herborist|purbasari|shinzui|nuvo|dettol|biore body foam|close up|ciptadent|sensodyne|listerine
      laurier|softex|kotex|hers protex|tampax|tena|gerber|johnsons|johnson baby|zwitsal|cussons|my baby|mitu|pigeon|tommee tippee|medela|baby happy
      nepia|moony|rinso|daia|soklin|so klin|ekonomi sabun|mama lemon|mama lime|wipol|vixal|super pell|bayclin|molto|downy|kispray|rapika|febreze|baygon
      vape baygon|autan|soffell|kamper swallow|bagus kapur barus|paseo|tessa|multi tisu|kleenex|charmin|ajax|mr clean|arm and hammer|palmolive
      irish spring|old spice|secret deodorant|kebaya|spatula|ssd|ring light|sticky notes|jersey|breast pump|cooler bag|diffuser|wig|air conditioner
      wallpaper|shower head|vacuum|hand soap|conditioner|hair oil|hair mask|hair dryer|concealer|primer|highlighter|eyeshadow|moisturizer|moisturiser
      aloe vera gel|eye cream|lip gloss|body scrub|body wash|body butter|hand cream|cologne|setting spray|teether|car seat|sippy cup|blouse|vest
      windbreaker|quran|wedges|high heels|tote bag|pop socket|adapter|mic|microphone|soundbar|air purifier|toaster|juicer|coffee maker|slow cooker
      planner|poster|headlamp|hammock|sunlight`,
  },
}
