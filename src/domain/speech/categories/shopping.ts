/** Goods: clothes, electronics, household things, cosmetics, furniture, tools, stationery, and the shops that sell them. */
import type { CategoryWords } from './words.ts'

export const SHOPPING: CategoryWords = {
  category: 'Shopping',
  indonesian: {
    faint: 'alat|peralatan|perlengkapan|barang|belian|jajanan online',
    hint: `
      belanja|belanjaan|belanja bulanan|bulanan|mal|minimarket|swalayan|indomaret|alfamart|alfamidi|alfa|superindo|super indo|hypermart
      pasar|toko|toko kelontong|kelontong|transmart|lottemart|lotte mart|carrefour|hero|ranch market|farmers market indonesia|grand lucky
      hari hari|yogya|griya|borma|tip top|naga swalayan|giant|brastagi|diskon|obral|preloved|thrift|thrifting|lapak|olshop|online shop
      toko online|checkout|cod|pasar malam|pasar pagi`,
    loose: `
      tas|kabel|kaca|botol|tempat|pita|kotak|rak|tali|bola|kunci|pisau|pasir|batu|ongkir|ongkos kirim|paket cod|pernak pernik|aksesoris
      aksesori|plastik`,
    thing: `
      baju|bajunya|kaos|kaus|kemeja|celana|celana jeans|celana pendek|celana panjang|celana dalam|celana renang|rok|jaket|jas|jas hujan
      mantel hujan|ponco|sepatu|sepatu lari|sepatu futsal|sepatu badminton|sepatu sekolah|sepatu kerja|sendal|sandal|sandal jepit|topi
      jam tangan|jam dinding|jam weker|dompet|ikat pinggang|gesper|sabuk|kerudung|hijab|jilbab|pashmina|ciput|mukena|sajadah|sarung|peci
      kopiah|gamis|koko|baju koko|kebaya|batik|daster|piyama|baju tidur|baju renang|baju bayi|baju anak|baju lebaran|baju kantor|baju kerja
      baju seragam|seragam sekolah|seragam|seragam pramuka|kaos kaki|kaus kaki|kaos dalam|singlet|bh|beha|kutang|sempak|pakaian
      pakaian dalam|sweter|kardigan|jumper|tas sekolah|tas ransel|ransel|tas selempang|tas laptop|tas belanja|tas kerja|tas kantor|syal
      sarung tangan|sarung bantal|dasi|kacamata hitam|kacamata renang|kacamata gaya|perhiasan|cincin|kalung|gelang|anting|anting anting|emas
      emas antam|logam mulia|bros|jepit rambut|jedai|ikat rambut|karet rambut|bando|sisir|gunting|gunting kuku|cermin|sekinker|kosmetik
      mekap|lipstik|liptint|lipbalm|bedak|bedak bayi|foundation|cushion|maskara|pensil alis|blush on|parfum|minyak wangi|minyak rambut
      minyak telon|pomade|wax rambut|cat rambut|semir rambut|semir sepatu|sabun|sabun mandi|sabun cuci|sabun cuci piring|sabun colek
      sabun muka|sabun cair|sabun batang|cuci muka|facial wash|pembersih muka|micellar|serum muka|tabir surya|pelembab|pelembap|krim muka
      krim wajah|day cream|krim malam|masker wajah|masker muka|masker rambut|lulur|scrub|hand body|handbody|losion|deodoran|sampo|shampo
      kondisioner|odol|pasta gigi|sikat gigi|benang gigi|obat kumur|tusuk gigi|cotton bud|katenbat|kapas|pisau cukur|alat cukur|silet
      pembalut|softex|charm|laurier|pantyliner|tampon|cat kuku|kutek|tisu|tisue|tisu basah|tisu toilet|tisu wajah|popok|popok bayi|pempers
      perlak|botol susu|dot bayi|dot|empeng|gendongan bayi|gendongan|stroller|kereta bayi|kereta dorong|selimut bayi|bak mandi bayi
      ranjang bayi|box bayi|perlengkapan bayi|kursi makan bayi|deterjen|detergen|rinso|sunlight|so klin|soklin|daia|attack|molto|downy
      pewangi|pelembut pakaian|pelicin|pemutih|bayclin|bayklin|wipol|vixal|karbol|pembersih lantai|superpel|super pell|pewangi ruangan
      stella|kapur barus|kamper|obat nyamuk|obat nyamuk bakar|baygon|hit semprot|lotion anti nyamuk|autan|soffell|racun tikus|lem tikus
      perangkap tikus|racun serangga|obat semut|raket nyamuk|sapu|sapu lidi|pel|alat pel|pengki|kemoceng|sikat|sikat wc|spons|spon cuci
      kain pel|kain lap|lap|ember|gayung|baskom|jemuran|hanger|gantungan baju|jepitan jemuran|keset|tempat sampah|tong sampah
      kantong plastik|plastik sampah|kresek|kantong sampah|aluminium foil|plastik wrap|lilin|korek api|korek gas|korek|piring|mangkok
      mangkuk|gelas|cangkir|sendok|garpu|sedotan|pisau dapur|talenan|panci|wajan|teflon|penggorengan|dandang|kukusan|spatula|centong|cobek
      ulekan|termos|botol minum|tempat minum|kotak makan|tempat makan|toples|rantang|rak piring|rak sepatu|rak buku|saringan|parutan
      kompor gas|kompor listrik|regulator gas|selang gas|kompor|ricecooker|magic com|magicom|penanak nasi|oven|setrika|strika|dispenser
      kulkas|mesin cuci|kipas angin|kipas|ac baru|televisi|antena|spiker|lampu|lampu led|lampu belajar|bohlam|senter|baterai|batre
      batu baterai|stop kontak|stopkontak|colokan|terminal listrik|kabel roll|kabel olor|kabel listrik|saklar|fitting lampu|kabel data
      kabel hdmi|kabel charger|kabel cas|casan|cas hp|carger|powerbank|hedset|earphone|hapeusb|hp|hape|handphone|ponsel|casing|casing hp
      kesing|softcase|tempered glass|antigores|anti gores|pelindung layar|ganti lcd|lcd hp|servis hp|servis laptop|service hp|service laptop
      servis komputer|komputer|kompi|mousepad|flashdisk|flesdis|flash disk|fd|hardisk|harddisk|ssd|memori card|kartu memori|modem|ring light
      kamera|jam pintar|cctv|kursi gaming|mebel|furnitur|lemari|lemari plastik|lemari baju|kursi|kursi plastik|meja|meja belajar|meja makan
      meja kerja|kasur|kasur lipat|dipan|ranjang|springbed|spring bed|matras|bantal|guling|sprei|seprai|seprei|bed cover|bedcover|selimut
      gorden|korden|hordeng|gordyn|tirai|taplak|taplak meja|tikar|karpet|ambal|bingkai|pigura|bingkai foto|hiasan dinding|vas|vas bunga
      handuk|kelambu|payung|koper kecil toko|perabot|perabotan|perabot rumah|kebutuhan rumah|keperluan rumah|alat rumah tangga
      peralatan rumah|peralatan dapur|alat dapur|alat masak|alat mandi|peralatan mandi|perlengkapan mandi|alat kebersihan|bendera
      umbul umbul|hiasan|lampion|palu|obeng|tang|gergaji|bor|bor listrik|kunci inggris|kunci pas|gembok|engsel|gagang pintu|paku|sekrup
      mur baut|baut|meteran|tangga lipat|cat tembok|cat kayu|cat minyak|kuas|kuas cat|amplas|lem|lem kayu|lem korea|lem tembak|semen
      pasir bangunan|batu bata|genteng|keramik|seng|triplek|kayu|pipa|pipa pralon|paralon|kran|kran air|keran|keran air|shower|wastafel
      kloset|selang|selang air|selang taman|pompa air|toren|tandon|bahan bangunan|material bangunan|cangkul|sekop|arit|golok|tanaman
      tanaman hias|bibit|benih|pot|pot bunga|pupuk|media tanam|tanah kompos|bunga|bunga mawar|anggrek|monstera|kaktus|pestisida|alat tulis
      alat tulis sekolah|atk sekolah|pulpen|bolpen|bolpoin|pensil|pensil warna|crayon|krayon|spidol|stabilo|penghapus|tipe x|tip ex|tipex
      penggaris|rautan|serutan|buku tulis|buku gambar|buku catatan|buku pelajaran|buku paket|buku sekolah|lks|sampul buku|kertas kado
      kertas lipat|kertas origami|kertas karton|kertas folio|isi binder|map plastik|sticky notes|kalkulator|jangka|busur|cat air|kanvas
      kotak pensil|tempat pensil|kalender|fotokopi materi|fotokopi tugas|fotokopi buku|fotokopi catatan|fotokopi soal|fotokopi modul
      print tugas|ngeprint tugas|print makalah|ngeprint makalah|print skripsi|ngeprint skripsi|jilid skripsi|jilid tugas|jilid makalah
      fotokopi skripsi|rokok|roko|sebungkus rokok|udud|udut|rokok kretek|rokok elektrik|liquid vape|pods|liquid|tembakau|papir|korek kuping
      helm|jaket motor|sarung motor|cover motor|hape baru|kado silang kantor|gunting rumput|mesin jahit|benang|benang jahit|jarum
      jarum jahit|kancing|resleting|kain|bahan kain|bahan baju|kain batik|ongkir shopee|ongkir tokopedia|raket|raket badminton|kok badminton
      shuttlecock|bola basket|bola voli|bola futsal|sepeda|sepeda anak|sepeda lipat|jersey|jersey bola|tenda|carrier gunung|gantungan kunci
      stiker|kipas portable|kipas mini|tong|jerigen|galon kosong|tabung gas baru|jas almamater|toga|bantal leher|payudara pompa|breast pump
      pompa asi|kantong asi|cooler bag|bunga plastik|lilin aromaterapi|diffuser|lip cream|bulu mata palsu|wig|softlens warna|sikat sepatu
      kaleng cat|cat kaleng|cat dulux|cat avitex|cat semprot|pilox|pylox|cat hitam|cat putih|cat dinding|cat genteng|cat rumah`,
    full: `
      sabun pel|kopi maker|mesin kopi|cangkir kopi|gelas kopi|gelas plastik|tempat nasi|tempat bekal|tempat sayur|tempat bumbu|botol kecap
      meja kopi|rak bumbu|oven kue|cetakan kue|loyang|pisau roti|panci presto|baju olahraga|celana olahraga|sepatu olahraga|baju senam
      matras yoga|tas koper kecil|tiket belanja|voucher belanja|kado kertas|kartu perdana toko`,
  },
  english: {
    faint: 'stuff|things|item|items|supplies|accessories|second hand|used|gear',
    hint: `
      store|shop|shops|market|convenience store|outlets|outlet mall|thrift store|thrift shop|flea market|garage sale|yard sale|corner store
      bodega|hardware store|dollar store|dollar tree|dollar general|five below|big lots|sams club|costco|walmart|target|meijer|fred meyer
      bjs|winco|safeway gas|duty free|online order|online purchase|package from amazon`,
    loose: `
      bag|watch|case|lamp|hat|shorts|top|belt|boots|tools|tool|paper|plants|plant|pot|pots|pans|cup|cups|mug|bottle|sheets|pad|pads|tie
      foundation|polish|brush|board|table|chair|chairs|desk|stand|box|bin|bulb|bulbs|fan|heater|filter|shipping|rug|mat|battery|candle|paint
      decorations|decor|cover|covers`,
    thing: `
      clothes|clothing|outfit|shirt|shirts|tshirt|t shirt|t shirts|tee|polo|blouse|pants|trousers|leggings|yoga pants|swim shorts
      board shorts|dresses|skirt|suit|jacket|coat|winter coat|raincoat|sweatshirt|vest|pajamas|bathrobe|robe|underwear|boxers|lingerie|bras
      swimsuit|bikini|swim trunks|rash guard|wetsuit|socks|shoes|shoe|running shoes|heels|flats|loafers|sandals|flip flops|slippers
      rain boots|snow boots|cleats|scarf|gloves|mittens|beanie|cap|sunglasses|purse|handbag|tote bag|tote|backpack|school backpack|wallet
      jewelry|jewellery|necklace|earrings|bracelet|engagement ring|wristwatch|apple watch|sarong|sarongs|batik shirt|school uniform
      school uniforms|uniform|costume|halloween costume|baby clothes|kids clothes|school clothes|work clothes|umbrella|cosmetics|skin care
      moisturizer|moisturiser|face wash|face cream|face mask|sun screen|after sun|aloe vera gel|bug spray|mosquito repellent|mosquito spray
      insect repellent|lip gloss|chapstick|mascara|concealer|nail polish|perfume|cologne|fragrance|conditioner|dry shampoo|hair dye|hair gel
      hair spray|hair dryer|hair straightener|curling iron|hair ties|hairbrush|comb|razor|razors|razor blades|shaving cream|aftershave
      toothbrush|toothbrushes|electric toothbrush|toothpaste|mouthwash|dental floss|floss|soap|hand soap|dish soap|body wash|bath bombs
      cotton balls|cotton swabs|q tips|toiletries|sanitary pads|tampons|toilet paper|paper towels|napkins|tissues|kleenex|wet wipes|wipes
      baby wipes|diaper|nappies|diaper bag|baby bottle|baby bottles|pacifier|crib|car seat|baby monitor|baby stuff|baby stroller|high chair
      baby carrier|detergent|laundry detergent|laundry basket|fabric softener|dryer sheets|bleach|stain remover|cleaning supplies
      cleaning products|cleaner spray|disinfectant|lysol|clorox|windex|sponge|sponges|dishwasher pods|dishwasher tablets|trash bags
      garbage bags|ziploc bags|sandwich bags|aluminum foil|plastic wrap|parchment paper|light bulbs|light bulb|batteries|candles
      scented candle|air freshener|broom|mop|bucket|vacuum|trash can|trash cans|dustpan|hangers|clothes hangers|iron|ironing board|towel
      towels|beach towel|bath towels|bath mat|shower curtain|bedding|bed sheets|sheet set|pillow|pillows|pillowcases|blanket|blankets
      comforter|duvet|mattress|bed frame|bed|couch|armchair|coffee table|dining table|kitchen table|side table|nightstand|dresser|bookshelf
      bookcase|shelf|shelves|wardrobe|furniture|desk lamp|desk chair|standing desk|mirror|curtains|blinds|picture frame|picture frames
      poster|vase|wall clock|alarm clock|home decor|christmas tree|christmas lights|christmas decorations|halloween decorations
      party decorations|party supplies|wrapping paper|greeting cards|birthday card|plates|dishes|bowls|mugs|coffee mug|coffee maker
      coffee machine|coffee cup|coffee filters|tea cups|wine glasses|thermos|water bottle|lunch box|lunchbox|food containers|knives|knife
      kitchen knife|cutting board|frying pan|pan|skillet|cookware|pots and pans|baking sheet|toaster|toaster oven|kettle|electric kettle
      instant pot|crockpot|slow cooker|refrigerator|fridge|dishwasher|washing machine|washer|dryer|space heater|air conditioner|portable ac
      air purifier|dehumidifier|ceiling fan|appliance|appliances|television|tv stand|tv mount|roku|fire stick|chromecast|bluetooth speaker
      soundbar|earphones|phone|cell phone|cellphone|smartphone|phone case|phone charger|charging cable|usb cable|usb c cable|hdmi cable
      usb drive|flash drive|sd card|extension cord|power strip|screen protector|phone screen repair|cracked screen|phone repair
      laptop repair|screen repair|computer|desktop computer|mouse pad|hard drive|kindle|e reader|camera|camera lens|gopro|electronics|gadget
      gadgets|smart bulb|ring doorbell|doorbell camera|hammer|screwdriver|drill|power drill|saw|wrench|toolbox|ladder|screws|bolts|duct tape
      super glue|wood glue|glue|sandpaper|paint brush|paint brushes|wall paint|can of paint|spray paint|lumber|plywood|caulk|faucet
      shower head|toilet seat|garden hose|hose|lawn mower|lawnmower|rake|shovel|snow shovel|leaf blower|grill|propane grill|charcoal
      lighter fluid|patio furniture|garden tools|seeds|potting soil|soil|mulch|fertilizer|weed killer|houseplant|house plant|house plants
      flower pot|flowers|bouquet|roses|bouquet of flowers|tulips|succulents|orchid|mouse traps|ant traps|roach spray|school supplies
      stationery for school|pens|pen|pencils|pencil|crayons|markers|highlighters|eraser|notebook|notebooks|binders|folders|calculator
      graphing calculator|glue sticks|scissors|poster board|index cards|sketchbook|art supplies|craft supplies|yarn|fabric|sewing machine
      sewing kit|thread|cigarettes|cigarette|pack of cigarettes|smokes|vape juice|vape pods|juul|cigars|tobacco|lighter|nicotine pouches|zyn
      helmet|motorcycle helmet|bike helmet|bike lock|bike tire|padlock|lock|door lock|flashlight|cooler|tent|yoga mat|dumbbells|weights
      tennis racket|racket|golf clubs|soccer ball|soccer cleats|basketball shoes|baseball glove|skateboard|surfboard|fishing rod
      snorkel mask|textbook|textbooks|school books|workbook|keychain|magnet|stickers|gift wrap|gift bags|gift bag|storage bins|laundry bag
      dry bag|scale|kitchen scale|bathroom scale|fire extinguisher|smoke detector|thermometer for the oven|beach chair|beach umbrella
      hammock|mosquito net|shower gel`,
    full: `
      dog person shirt|hot water bottle|movie poster|medicine cabinet|wine rack|wine opener|bottle opener|can opener|spice rack|cake pan
      pizza cutter|pizza stone|rice paddle|salad bowl|food processor|milk frother|ice cube tray|egg cartons|baby shoes|gym shoes|gym bag
      gym clothes|gym shorts|workout clothes|workout leggings|travel adapter|power adapter|phone holder|phone mount|car phone mount
      car phone holder|game of thrones shirt|bus driver hat`,
  },
  either: {
    hint: 'department store|outlet|shopping|mall|supermarket',
    loose: 'ring',
    thing: `
      shopee|tokopedia|tokped|toped|lazada|bukalapak|blibli|tiktok shop|tiktokshop|zalora|zalora indonesia|jd id|sociolla|orami|shein|temu
      aliexpress|taobao|amazon|ebay|etsy|wish app|best buy|bestbuy|home depot|lowes|ace hardware|ace|depo bangunan|mitra10|mitra 10|ikea
      informa|dekoruma|fabelio|krisbow|livaza|wayfair|pottery barn|crate and barrel|bed bath and beyond|home goods|homegoods|tj maxx
      marshalls|ross|burlington|kohls|macys|jcpenney|nordstrom|nordstrom rack|bloomingdales|sephora|ulta|bath and body works|the body shop
      body shop|uniqlo|zara|h&m|h and m|hnm|pull and bear|bershka|stradivarius|mango store|cotton on|forever 21|old navy|gap|banana republic
      american eagle|abercrombie|hollister|urban outfitters|victorias secret|lululemon|nike|adidas|puma|new balance|vans|converse|reebok
      skechers|crocs|asics|under armour|eiger|consina|rei|decathlon|dicks sporting goods|foot locker|footlocker|bata|payless|fladeo
      charles and keith|pedro|erigo|executive store|the executive|matahari|ramayana|sogo|metro department store|centro|miniso|daiso|mr diy
      mr d i y|kkv|usupso|oh some|watsons sabun|muji|gamestop console|staples pens|michaels|hobby lobby|joann|barnes pens|electronic city
      hartono|erafone|ibox|digimap|iphone|ipad|imac|macbook|airpods|airpod|airtag|samsung|galaxy|xiaomi|redmi|poco|oppo|vivo|realme|infinix
      asus|acer|lenovo|dell|logitech|anker powerbank|sony|jbl|polytron|philips|cosmos|miyako|maspion|tupperware|wardah|emina|somethinc
      skintific|the originote|originote|scarlett|scarlet|make over|makeover|maybelline|loreal|garnier|ponds|nivea|vaseline|citra|cetaphil
      azarine|avoskin|npure|somebymi|implora|hanasui|pixy|kahf|dove|lifebuoy|lux|pantene|sunsilk|clear|head and shoulders|pepsodent|colgate
      oral b|gillette|mamypoko|merries|sweety|huggies|pampers|makuku|tide|tide pods|marlboro|sampoerna|sampoerna mild|gudang garam|djarum
      djarum super|surya|la bold|dji sam soe|esse|camel|dunhill|lucky strike|magnum rokok|relx|seven eleven|7 eleven|circle k|family mart
      familymart|lawson|k mart|kmart|sweater|hoodie|jeans|sneakers|dress|blazer|legging|laptop|tablet|speaker|headphone|headphones|earbuds
      tws|smartwatch|skincare|lipstick|tumbler|vacuum cleaner|sofa|keyboard|mouse|bra|cardigan|make up|makeup|lip balm|eyeliner|toner|serum
      sunscreen|sunblock|sheet mask|body lotion|lotion|deodorant|shampoo|tissue|diapers|rice cooker|blender|mixer|microwave|air fryer
      freezer|tv|charger|power bank|headset|monitor|memory card|router|webcam|tripod|drone|binder|vape|sleeping bag|sticker|humidifier`,
  },
}
